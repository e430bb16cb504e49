import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Suspense, useState } from 'react';
import { pictureWordsOf } from '#content/picture-words.ts';
import { m } from '#messages';
import { getLocale } from '#messages/runtime';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import type { Reading } from '../../read-aloud/narrator.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/live-region.ts';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import { Row } from '../../ui/stack.tsx';
import css from './word-panel.module.css';
import { useParts, WordParts } from './word-parts.tsx';

type WordPanelProps = { word: string; onSay: () => Promise<Reading>; onClose: () => void };

/** The dialog of a word: its parts, its pronunciation, and its picture if there is one. */
export function WordPanel({ word, onSay, onClose }: WordPanelProps) {
  const parts = useParts(true)?.(word) ?? [word];
  const shown = pictureOf(word);
  const [isSilent, setIsSilent] = useState(false);
  const say = async () => setIsSilent((await onSay()) === 'silent');
  return (
    <Dialog title={word} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {parts.length > 1 && (
        <p>
          <ParaglideMessage
            message={m['level_up_lab.assignment.word.parts']}
            inputs={{ count: parts.length }}
            markup={{
              parts: () => (
                <strong className={css.parts}>
                  <WordParts parts={parts} />
                </strong>
              ),
            }}
          />
        </p>
      )}
      {shown && (
        <figure className={css.picture}>
          <Suspense>
            <WordPicture name={shown.picture} />
          </Suspense>
          <figcaption className={layout.soft}>{shown.clue}</figcaption>
        </figure>
      )}
      <Row>
        <Button onPress={() => void say()}>
          <SpeakerHighIcon />
          {m['level_up_lab.assignment.word.say']()}
        </Button>
      </Row>
      <p {...LIVE_REGION}>{isSilent && m['shared.listen.no_voice']()}</p>
    </Dialog>
  );
}

/** The picture of a word or of its singular: "shells" shows a shell. */
function pictureOf(word: string) {
  const words = pictureWordsOf(getLocale());
  if (!words) return null;
  const lowerCase = word.toLowerCase();
  const named = (name: string) => {
    const picture = PICTURE_NAMES.find((each) => words[each].word === name);
    return picture && { picture, clue: words[picture].clue };
  };
  return named(lowerCase) ?? named(lowerCase.replace(/s$/, ''));
}
