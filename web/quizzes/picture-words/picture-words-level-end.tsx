import type { PictureWords } from '#content/content.ts';
import { m } from '#messages';
import { PICTURE_WORDS } from '#rules/quizzes/picture-words.ts';
import {
  mixedUpLevelWords,
  type PictureWordsLevelRun,
  pictureWordsLevelResult,
} from '#rules/quizzes/picture-words-levels.ts';
import { PATHS } from '../../paths.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { numberWord } from '../../ui/words/number-words.ts';
import { MixedUpWords } from './mixed-up-words.tsx';

type PictureWordsLevelEndProps = {
  words: PictureWords;
  run: PictureWordsLevelRun;
  saved: SavedRun;
  onPlay: (level: number) => void;
};

/**
 * The end of a run with levels. It says nothing about traits: the level adapts to the learner, so some words are
 * always hard.
 */
export function PictureWordsLevelEnd({ words, run, saved, onPlay }: PictureWordsLevelEndProps) {
  const { level, validity } = pictureWordsLevelResult(run);
  const after = level ?? run.startLevel;
  const mixedUp = mixedUpLevelWords(run);
  const count = mixedUp.length;
  return (
    <EndPanel
      game="picture-words"
      title={m['quizzes.picture_words.end.title']({ score: PICTURE_WORDS.items - count, count: PICTURE_WORDS.items })}
      lead={
        validity
          ? m['quizzes.picture_words.end.says_little']({ validity })
          : m['quizzes.picture_words.end.mix_ups']({ count, number: numberWord(count) })
      }
      figures={[]}
      levels={{ before: run.startLevel, after, onPlay }}
      saved={saved}
      onPlayAgain={() => onPlay(after)}
      backTo={{ path: PATHS.dashboard, label: m['quizzes.dashboard']() }}
    >
      {validity ? (
        <p>{m['quizzes.picture_words.end.says_little_because']({ validity })}</p>
      ) : (
        <MixedUpWords words={words} items={mixedUp} />
      )}
    </EndPanel>
  );
}
