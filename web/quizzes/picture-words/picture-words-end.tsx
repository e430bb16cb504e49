import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { PictureWords } from '#content/content.ts';
import { m } from '#messages';

import { percentageOf } from '#rules/percentage.ts';
import {
  mixedUpWords,
  PICTURE_WORDS,
  type PictureWordsRun,
  pictureWordsResult,
  suggestsWordTraits,
} from '#rules/quizzes/picture-words.ts';
import { PATHS } from '../../app/paths.ts';
import { EndPanel } from '../../play/end-panel.tsx';
import type { SavedRun } from '../../play/use-save-run.ts';
import { joinSentences } from '../../ui/join-sentences.ts';
import { Note } from '../../ui/note.tsx';
import { formatPercent, numberWord } from '../../ui/number-words.ts';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import { Stack } from '../../ui/stack.tsx';
import css from './picture-words.module.css';
import { wordedItem } from './worded-item.ts';

type PictureWordsEndProps = { words: PictureWords; report: PictureWordsRun; saved: SavedRun; onPlayAgain: () => void };

/** The result: how many words were right, which were mixed up, and what that can mean. */
export function PictureWordsEnd({ words, report, saved, onPlayAgain }: PictureWordsEndProps) {
  const { score } = pictureWordsResult(report);
  const mixedUp = mixedUpWords(report).map(({ picked, ...item }) => ({ picked, ...wordedItem(item, words) }));
  const percent = m['quizzes.picture_words.end.percent']({
    percent: formatPercent(percentageOf(score, PICTURE_WORDS.items)),
  });
  const mixUps = m['quizzes.picture_words.end.mix_ups']({ count: mixedUp.length, number: numberWord(mixedUp.length) });
  return (
    <EndPanel
      game="picture-words"
      title={m['quizzes.picture_words.end.title']({ score, count: PICTURE_WORDS.items })}
      lead={joinSentences(percent, mixUps)}
      figures={[]}
      saved={saved}
      onPlayAgain={onPlayAgain}
      backTo={{ path: PATHS.dashboard, label: m['quizzes.dashboard']() }}
    >
      {mixedUp.length > 0 && (
        <Stack gap="s" isWide>
          <h2>{m['quizzes.picture_words.end.look_again']()}</h2>
          <ul className={css.mixedUp}>
            {mixedUp.map(({ word, picture, options, picked }) => (
              <li key={word}>
                <span className={css.small}>
                  <WordPicture name={picture} />
                </span>
                <span>
                  <b>{word}</b>
                  <br />
                  <ParaglideMessage
                    message={m['quizzes.picture_words.end.chosen']}
                    inputs={{ picked: options[picked] ?? '' }}
                    markup={{ glyphs: ({ children }) => <span className={css.glyphs}>{children}</span> }}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
      <WordTraitsNote suggests={suggestsWordTraits(score)} />
    </EndPanel>
  );
}

function WordTraitsNote({ suggests }: { suggests: boolean }) {
  const limit = { percent: formatPercent(PICTURE_WORDS.traitsBelowPercent) };
  return (
    <Note tone="accent">
      <p>
        {suggests
          ? m['quizzes.picture_words.end.some_traits'](limit)
          : m['quizzes.picture_words.end.few_traits'](limit)}
      </p>
      <p>{m['quizzes.picture_words.end.how_sure']()}</p>
      {suggests && <p>{m['quizzes.picture_words.end.look_closer']()}</p>}
    </Note>
  );
}
