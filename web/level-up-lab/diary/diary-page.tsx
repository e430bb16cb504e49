import { useEffect, useState } from 'react';
import { m } from '#messages';
import type { DiaryText } from '#rules/days/diary.ts';
import { useSession } from '../../api/session.tsx';
import { addEntry, calendarDay, onDiaryChange } from '../../device/texts/diary-writing.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { OwnAccountCard } from '../../learner/own-account-card.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon, DownloadSimpleIcon, LockSimpleIcon } from '../../ui/icons.ts';
import { Card, classNames, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { useIsHydrated } from '../../ui/loading/hydrated.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { formatCount } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LabFrame } from '../lab-frame.tsx';
import css from './diary.module.css';
import { downloadDiary, downloadUnreadable } from './diary-files.ts';
import { EarlierEntries } from './earlier-entries.tsx';
import { EntryFields, emptyField } from './entry-fields.tsx';
import { storedDraft, useDiary, useEditing, type Wanted } from './use-editing.ts';

export const meta = pageMeta(m['level_up_lab.diary.page_title'], m['level_up_lab.diary.description']);

/** The initial view, shown until the learner searches or changes the page, and again after a new entry. */
const NEWEST: Wanted = { page: 0, search: '' };

export default function DiaryPage() {
  const { learner, status } = useSession().session;
  const isHydrated = useIsHydrated();
  const title = m['level_up_lab.diary.title']();
  if (learner?.isByPictures)
    return (
      <LabFrame title={title}>
        <OwnAccountCard place="diary" />
      </LabFrame>
    );
  // Render nothing of the diary, which belongs to the device, until the session is known.
  if (isHydrated && status === 'loading') return <LabFrame title={title} lead={<DeviceOnly />} />;
  return <Diary />;
}

function Diary() {
  const [wanted, setWanted] = useState(NEWEST);
  const { view, isRefused } = useDiary(wanted);
  const edits = useEditing();
  const isAsked = wanted !== NEWEST;
  const showNewest = () => setWanted(NEWEST);
  return (
    <LabFrame title={m['level_up_lab.diary.title']()} lead={<DeviceOnly />}>
      {!(view && edits.editing) && <NewEntryForm onAdded={showNewest} saysAdded={!isAsked} />}
      {isRefused && <Note tone="danger">{m['level_up_lab.diary.not_opened']()}</Note>}
      {view !== null && view.unreadable > 0 && <UnreadableNote count={view.unreadable} />}
      {view && <EarlierEntries onWant={setWanted} onAdded={showNewest} {...{ view, isAsked, edits }} />}
      {(view || isRefused) && <DiaryCopy hasEntries={view !== null && (view.count > 0 || view.search !== '')} />}
    </LabFrame>
  );
}

function DeviceOnly() {
  return (
    <p className={classNames(layout.soft, css.deviceOnly)}>
      <LockSimpleIcon />
      <span>{m['level_up_lab.diary.device_only']()}</span>
    </p>
  );
}

/** Says that some entries could not be read, and offers to download them. */
function UnreadableNote({ count }: { count: number }) {
  return (
    <Note tone="caution">
      <p role="status">{m['level_up_lab.diary.unreadable']({ count, number: formatCount(count) })}</p>
      <Button look="line" onPress={() => void downloadUnreadable()}>
        <DownloadSimpleIcon />
        {m['level_up_lab.diary.save_unreadable']()}
      </Button>
    </Note>
  );
}

/** Says where the diary is stored, and offers to download a copy. */
function DiaryCopy({ hasEntries }: { hasEntries: boolean }) {
  return (
    <Card isSoft aria-labelledby="diary-copy">
      <h2 id="diary-copy" className={layout.extraLarge}>
        {m['level_up_lab.diary.copy.title']()}
      </h2>
      <p>
        {joinSentences(
          m['level_up_lab.diary.copy.never_sent'](),
          hasEntries ? m['level_up_lab.diary.copy.can_keep']() : null,
        )}
      </p>
      {hasEntries && <SaveDiary />}
    </Card>
  );
}

function SaveDiary() {
  const [answer, setAnswer] = useState('');
  const save = async () => {
    const name = m['level_up_lab.diary.file.name']({ day: calendarDay(new Date()) });
    await downloadDiary(name);
    setAnswer(m['level_up_lab.diary.copy.saved']({ name }));
  };
  const { submit, isBusy, problem } = useSubmit(save, { sentence: () => m['level_up_lab.diary.copy.not_read']() });
  return (
    <Row>
      <Button look="line" isPending={isBusy} onPress={() => submit()}>
        <DownloadSimpleIcon />
        {m['level_up_lab.diary.copy.save']()}
      </Button>
      <p className={layout.soft} {...LIVE_REGION}>
        {problem ?? answer}
      </p>
    </Row>
  );
}

/** The draft survives a reload, and is cleared once it is in the diary. */
const title = storedDraft('diary-title');
const thoughts = storedDraft('diary-thoughts');

type NewEntryFormProps = {
  onAdded: () => void;
  /** False after the learner has searched or changed the page since adding. */
  saysAdded: boolean;
};

/** The form for a new entry. An empty box gets the focus, and nothing is added. */
function NewEntryForm({ onAdded, saysAdded }: NewEntryFormProps) {
  const words: DiaryText = { title: title.use(), thoughts: thoughts.use() };
  const [isAdded, setIsAdded] = useState(false);
  // Later changes of the diary concern other entries.
  useEffect(() => onDiaryChange(() => setIsAdded(false)), []);

  const add = async () => {
    await addEntry(words, new Date());
    clear(words);
    setIsAdded(true);
    onAdded();
  };
  const { form, submit, problem, forgetAll } = useSubmit<keyof DiaryText>(add, {
    check: () => emptyField(words),
    sentence: () => m['level_up_lab.diary.new_entry.not_kept'](),
  });
  const type = (change: Partial<DiaryText>) => {
    if (change.title !== undefined) title.write(change.title);
    if (change.thoughts !== undefined) thoughts.write(change.thoughts);
    setIsAdded(false);
    forgetAll();
  };
  return (
    <Card
      ref={form}
      as="form"
      isRoomy
      isWide
      aria-label={m['level_up_lab.diary.new_entry.label']()}
      noValidate
      onSubmit={submit}
    >
      <EntryFields words={words} onChange={type} />
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <Button size="l" type="submit">
          {m['level_up_lab.diary.new_entry.add']()}
        </Button>
        <p className={css.done} {...LIVE_REGION}>
          {isAdded && saysAdded && (
            <>
              <CheckIcon />
              {m['level_up_lab.diary.new_entry.added']()}
            </>
          )}
        </p>
      </Row>
    </Card>
  );
}

/** Clears the boxes, unless more text was typed since. */
function clear(added: DiaryText): void {
  if (title.read() === added.title) title.write('');
  if (thoughts.read() === added.thoughts) thoughts.write('');
}
