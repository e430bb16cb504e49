import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { LockSimpleIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { LabFrame } from '../lab-frame.tsx';
import css from './diary.module.css';
import { DiaryCopy } from './diary-copy.tsx';
import { EarlierEntries } from './earlier-entries.tsx';
import { KeptAsideNote } from './kept-aside-note.tsx';
import { NewEntryForm } from './new-entry-form.tsx';
import { useDiary, type Wanted } from './use-diary.ts';
import { useEditing } from './use-editing.ts';

export const meta = () => [
  { title: 'My Diary | #thembstudy' },
  { name: 'description', content: 'Write down what you think. Your diary stays on this device and is never sent.' },
];

/** What shows until the learner asks for something else, and again with a new entry. */
const NEWEST: Wanted = { page: 0, search: '' };

export default function DiaryPage() {
  const [wanted, setWanted] = useState(NEWEST);
  const { view, isRefused } = useDiary(wanted);
  const edits = useEditing();
  const isAsked = wanted !== NEWEST;
  const showNewest = () => setWanted(NEWEST);
  return (
    <LabFrame title="My Diary" lead={<KeptHere />}>
      {!(view && edits.editing) && <NewEntryForm onAdded={showNewest} saysAdded={!isAsked} />}
      {isRefused && <Note tone="danger">This window cannot open the diary. A private window may be the reason.</Note>}
      {view !== null && view.keptAside > 0 && <KeptAsideNote count={view.keptAside} />}
      {view && <EarlierEntries onWant={setWanted} onAdded={showNewest} {...{ view, isAsked, edits }} />}
      <DiaryCopy hasEntries={view !== null && (view.count > 0 || view.search !== '')} />
    </LabFrame>
  );
}

function KeptHere() {
  return (
    <p className={classNames(layout.soft, css.keptHere)}>
      <LockSimpleIcon />
      <span>Kept on this device only. Everybody who uses this device can read it.</span>
    </p>
  );
}
