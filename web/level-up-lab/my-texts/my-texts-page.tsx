import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { claimOwnTexts, onOwnTextsChange, ownTexts } from '../../device/texts/own-texts.ts';
import { useDeviceData } from '../../device/use-device-data.ts';
import { setTextIn } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LockSimpleIcon } from '../../ui/icons.ts';
import { Card, classNames, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LabFrame } from '../lab-frame.tsx';
import { AddText } from './add-text.tsx';
import css from './my-texts.module.css';
import { TextList } from './text-list.tsx';

/** Loaded lazily with the reader, which the list does not need. */
const ReadText = lazyChunk(() => import('./read-text.tsx').then((module) => module.ReadText));

const ReadSetText = lazyChunk(() => import('./read-set-text.tsx').then((module) => module.ReadSetText));

export const meta = pageMeta(m['my_texts.page_title'], m['my_texts.description']);

export default function MyTextsPage() {
  const { status, learner } = useSession().session;
  // The text id is in the fragment of the URL, which browsers do not send to the server.
  const { hash } = useLocation();
  const [open, setText] = [hash.slice(1), setTextIn(hash)];
  const owner = status === 'loading' ? undefined : (learner?.id ?? null);
  if (owner !== undefined && setText)
    return (
      <Suspense>
        <ReadSetText key={`${owner} ${open}`} textId={setText} learner={learner} />
      </Suspense>
    );
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

/**
 * Offers a learner the texts that visitors added on this device. It shows no titles, because another person may have
 * added them.
 */
function UnclaimedTexts({ owner }: { owner: string }) {
  const { data: texts } = useDeviceData('unclaimed', () => ownTexts(null), onOwnTextsChange);
  const [hasFailed, setHasFailed] = useState(false);
  if (!texts || texts.length === 0) return null;
  const claim = async () => {
    // The button is removed, and the focus would be lost.
    document.getElementById('your-texts')?.focus();
    setHasFailed(false);
    await claimOwnTexts(owner).catch(() => setHasFailed(true));
  };
  return (
    <Card gap="s" isWide aria-labelledby="unclaimed-texts">
      <h2 id="unclaimed-texts">{m['my_texts.unclaimed.title']()}</h2>
      <p>{m['my_texts.unclaimed.sentence']({ count: texts.length })}</p>
      {hasFailed && <Note tone="danger">{m['my_texts.unclaimed.failed']()}</Note>}
      <Row>
        <Button look="line" onPress={() => void claim()}>
          {m['my_texts.unclaimed.claim']({ count: texts.length })}
        </Button>
      </Row>
    </Card>
  );
}
