import type { ReactNode } from 'react';
import { m } from '#messages';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/layout/note.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './letter-quiz.module.css';
import type { Sound } from './use-letter-quiz.ts';

type SoundNoteProps = { sound: Sound; button: string; children?: ReactNode };

/** A live region: says when no sound could be played, otherwise shows `children`. */
export function SoundNote({ sound, button, children }: SoundNoteProps) {
  return (
    <div {...LIVE_REGION} className={css.status}>
      {sound === 'silent' ? (
        <Note tone="caution" icon={<SpeakerHighIcon />}>
          {m['screening.letter_quiz.no_sound']({ button })}
        </Note>
      ) : (
        children
      )}
    </div>
  );
}
