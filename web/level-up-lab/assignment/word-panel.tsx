import { useState } from 'react';
import { PICTURE_WORD_POOL } from '#rules/quizzes/picture-word-pool.ts';
import type { Reading } from '../../read-aloud/narrator.ts';
import { NO_VOICE_WORDS } from '../../read-aloud/no-voice-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import { useParts } from './syllables.ts';
import css from './word-panel.module.css';
import { WordParts } from './word-parts.tsx';

type WordPanelProps = { word: string; onSay: () => Promise<Reading>; onClose: () => void };

/** A word by itself: its parts, its sound, and its picture where there is one. */
export function WordPanel({ word, onSay, onClose }: WordPanelProps) {
  const parts = useParts(true)?.(word) ?? [word];
  const shown = pictureOf(word);
  const [isSilent, setIsSilent] = useState(false);
  const say = async () => setIsSilent((await onSay()) === 'silent');
  return (
    <Dialog title={word} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {parts.length > 1 && (
        <p>
          It has {parts.length} parts:{' '}
          <strong className={css.parts}>
            <WordParts parts={parts} />
          </strong>
        </p>
      )}
      {shown && (
        <figure className={css.picture}>
          <WordPicture name={shown.picture} />
          <figcaption className={layout.soft}>{shown.clue}</figcaption>
        </figure>
      )}
      <div className={layout.row}>
        <Button onPress={() => void say()}>
          <SpeakerHighIcon />
          Say it
        </Button>
      </div>
      <p role="status">{isSilent && NO_VOICE_WORDS}</p>
    </Dialog>
  );
}

/** The picture of a word or of one of what it counts: "shells" shows a shell. */
function pictureOf(word: string) {
  const small = word.toLowerCase();
  const named = (name: string) => PICTURE_WORD_POOL.find((each) => each.word === name);
  return named(small) ?? named(small.replace(/s$/, ''));
}
