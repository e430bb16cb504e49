import type { PictureWords } from '#content/content.ts';
import { m } from '#messages';
import { percentageOf } from '#rules/figures/percentage.ts';
import { mixedUpWords, PICTURE_WORDS, type PictureWordsRun, pictureWordsResult } from '#rules/quizzes/picture-words.ts';
import { pictureWordsValidity } from '#rules/quizzes/picture-words-validity.ts';
import { PATHS } from '../../paths.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { formatPercent, numberWord } from '../../ui/words/number-words.ts';
import { MixedUpWords } from './mixed-up-words.tsx';
import { WordTraitsNote } from './word-traits-note.tsx';

type PictureWordsEndProps = {
  words: PictureWords;
  report: PictureWordsRun;
  saved: SavedRun;
  onPlayAgain: () => void;
  onPlayLevel: (level: number) => void;
};

/** The result: the number of correct words, the confused ones, and what that can mean. */
export function PictureWordsEnd({ words, report, ...rest }: PictureWordsEndProps) {
  const { score } = pictureWordsResult(report);
  const validity = pictureWordsValidity(report);
  return (
    <EndPanel
      game="picture-words"
      title={m['quizzes.picture_words.end.title']({ score, count: PICTURE_WORDS.items })}
      lead={validity ? m['quizzes.picture_words.end.says_little']({ validity }) : scoreWords(report)}
      figures={[]}
      backTo={{ path: PATHS.dashboard, label: m['quizzes.dashboard']() }}
      {...rest}
    >
      {validity ? (
        <p>{m['quizzes.picture_words.end.says_little_because']({ validity })}</p>
      ) : (
        <>
          <MixedUpWords words={words} items={mixedUpWords(report)} />
          <WordTraitsNote score={score} />
        </>
      )}
    </EndPanel>
  );
}

function scoreWords(report: PictureWordsRun): string {
  const { score } = pictureWordsResult(report);
  const count = mixedUpWords(report).length;
  return joinSentences(
    m['quizzes.picture_words.end.percent']({ percent: formatPercent(percentageOf(score, PICTURE_WORDS.items)) }),
    m['quizzes.picture_words.end.mix_ups']({ count, number: numberWord(count) }),
  );
}
