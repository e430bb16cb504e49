import { formatPercent, numberWord } from '#rules/number-words.ts';
import { percentageOf } from '#rules/percentage.ts';
import {
  mixedUpWords,
  PICTURE_WORDS,
  type PictureWordsRun,
  pictureWordsResult,
  suggestsWordTraits,
} from '#rules/quizzes/picture-words.ts';
import { PATHS } from '../../app/paths.ts';
import { EndPanel } from '../../sitting/end-panel.tsx';
import type { SavedRun } from '../../sitting/use-save-run.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import css from './picture-words.module.css';

type PictureWordsEndProps = { report: PictureWordsRun; saved: SavedRun; onPlayAgain: () => void };

/** How many words were right, which were mixed up, and what that may and may not mean. */
export function PictureWordsEnd({ report, saved, onPlayAgain }: PictureWordsEndProps) {
  const { score } = pictureWordsResult(report);
  const mixedUp = mixedUpWords(report);
  return (
    <EndPanel
      game="picture-words"
      title={`You found ${score} of ${PICTURE_WORDS.items} words`}
      lead={`That is ${formatPercent(percentageOf(score, PICTURE_WORDS.items))}. ${mixUpWords(mixedUp.length)}`}
      figures={[]}
      saved={saved}
      onPlayAgain={onPlayAgain}
      backTo={{ path: PATHS.dashboard, label: 'Dashboard' }}
    >
      {mixedUp.length > 0 && (
        <div className={classNames(layout.stack, layout.stackS, layout.stackWide)}>
          <h2>To look at again</h2>
          <ul className={css.mixedUp}>
            {mixedUp.map(({ word, picture, picked }) => (
              <li key={word}>
                <span className={css.small}>
                  <WordPicture name={picture} />
                </span>
                <span>
                  <b>{word}</b>
                  <br />
                  You chose <span className={css.glyphs}>{picked}</span>.
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <WordTraitsNote suggests={suggestsWordTraits(score)} />
    </EndPanel>
  );
}

function mixUpWords(count: number): string {
  if (count === 0) return 'No word was mixed up.';
  if (count === 1) return 'You mixed up one word. It looks much like the one you chose.';
  return `You mixed up ${numberWord(count)} words. Each looks much like the one you chose.`;
}

function WordTraitsNote({ suggests }: { suggests: boolean }) {
  const line = formatPercent(PICTURE_WORDS.traitsBelowPercent);
  return (
    <Note tone="accent">
      <p>
        {suggests
          ? `Some traits of dyslexia showed up today: fewer than ${line} of the words were right.`
          : `Few traits of dyslexia showed up today: at least ${line} of the words were right.`}
      </p>
      <p>How sure is that? Not very. Ten words are few, and nobody has measured how often this quiz is wrong.</p>
      {suggests && <p>Take it as a reason to look closer, not as an answer. The letter quiz is a good next step.</p>}
    </Note>
  );
}
