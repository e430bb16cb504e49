import { useState } from 'react';
import { m } from '#messages';
import { calendarDay } from '../../device/texts/diary-writing.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { DownloadSimpleIcon } from '../../ui/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './diary.module.css';
import { downloadDiary } from './diary-files.ts';

/** Says where the diary is stored, and offers to download a copy. */
export function DiaryCopy({ hasEntries }: { hasEntries: boolean }) {
  return (
    <Card isSoft aria-labelledby="diary-copy">
      <h2 id="diary-copy" className={css.title}>
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
