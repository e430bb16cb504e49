import { Suspense, useRef } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { onOwnTextsChange, ownTexts } from '../../device/texts/own-texts.ts';
import { useDeviceData } from '../../device/use-device-data.ts';
import { LockSimpleIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import { Note } from '../../ui/layout/note.tsx';
import layout from '../../ui/layout.module.css';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LabFrame } from '../lab-frame.tsx';
import { AddText } from './add-text.tsx';
import css from './my-texts.module.css';
import { TextList } from './text-list.tsx';
import { UnclaimedTexts } from './unclaimed-texts.tsx';

/** Loaded lazily with the reader, which the list does not need. */
const ReadText = lazyChunk(() => import('./read-text.tsx').then((module) => module.ReadText));

export const meta = pageMeta(m['my_texts.page_title'], m['my_texts.description']);

export default function MyTextsPage() {
  const { status, learner } = useSession().session;
  // The text id is in the fragment of the URL, which browsers do not send to the server.
  const open = useLocation().hash.slice(1);
  const owner = status === 'loading' ? undefined : (learner?.id ?? null);
  // The key resets the page when another learner signs in.
  if (owner !== undefined && open)
    return (
      <Suspense>
        <ReadText key={`${owner} ${open}`} id={open} owner={owner} />
      </Suspense>
    );
  return (
    <LabFrame title={m['my_texts.title']()} lead={<DeviceOnly />}>
      {owner !== undefined && <OwnTexts key={owner} owner={owner} />}
    </LabFrame>
  );
}

function OwnTexts({ owner }: { owner: string | null }) {
  const { data: texts, isRefused } = useDeviceData('', () => ownTexts(owner), onOwnTextsChange);
  /** The text whose title gets the focus when it appears. */
  const focusOn = useRef<string | null>(null);
  return (
    <>
      <AddText
        owner={owner}
        onAdded={(id) => {
          focusOn.current = id;
        }}
      />
      {isRefused && <Note tone="danger">{m['my_texts.list.not_opened']()}</Note>}
      {texts && <TextList {...{ texts, focusOn }} />}
      {owner !== null && <UnclaimedTexts owner={owner} />}
    </>
  );
}

function DeviceOnly() {
  return (
    <p className={classNames(layout.soft, css.deviceOnly)}>
      <LockSimpleIcon />
      <span>{m['my_texts.device_only']()}</span>
    </p>
  );
}
