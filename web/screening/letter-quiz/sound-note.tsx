import type { ReactNode } from 'react';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import { Note } from '../../ui/note.tsx';
import css from './letter-quiz.module.css';
import type { Sound } from './use-letter-quiz.ts';

type SoundNoteProps = { sound: Sound; button: string; children?: ReactNode };

/** Says in words when nothing could sound; otherwise what `children` say about the sound. Both are read out. */
export function SoundNote({ sound, button, children }: SoundNoteProps) {
  return (
    <div role="status" className={css.status}>
      {sound === 'silent' ? (
        <Note tone="caution" icon={<SpeakerHighIcon />}>
          {`No sound came. Turn on the sound of this device. Then press "${button}".`}
        </Note>
      ) : (
        children
      )}
    </div>
  );
}
