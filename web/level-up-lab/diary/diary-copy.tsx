import { useState } from 'react';
import { calendarDay } from '../../api/diary.ts';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { DownloadSimpleIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './diary.module.css';
import { diaryFile } from './diary-text.ts';
import { saveFile } from './save-file.ts';

/** What becomes of the diary on this device, and how to have a copy. */
export function DiaryCopy({ hasEntries }: { hasEntries: boolean }) {
  return (
    <section className={classNames(card.card, card.soft, layout.stack)} aria-labelledby="diary-copy">
      <h2 id="diary-copy" className={css.title}>
        Your diary and this device
      </h2>
      <p>
        Your entries are never sent. With or without an account, this device has the same diary. If you clear the
        browser's data, the diary is gone.
        {hasEntries && ' You can keep a copy as a text file.'}
      </p>
      {hasEntries && <SaveDiary />}
    </section>
  );
}

function SaveDiary() {
  const [said, setSaid] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    setSaid(await saveDiary(new Date()).catch(() => 'The diary could not be read. No file was made.'));
    setIsSaving(false);
  };
  return (
    <div className={layout.row}>
      <Button look="line" isPending={isSaving} onPress={() => void save()}>
        <DownloadSimpleIcon />
        Save to a file
      </Button>
      <p className={layout.soft} role="status">
        {said}
      </p>
    </div>
  );
}

/** @returns what to tell the learner */
async function saveDiary(now: Date): Promise<string> {
  const name = `my-diary-${calendarDay(now)}.txt`;
  saveFile(name, await diaryFile());
  return `The file is called ${name}.`;
}
