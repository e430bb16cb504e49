import type { WordOrNotBank } from '#content/content.ts';
import { m } from '#messages';
import { missedTrials, WORD_OR_NOT, type WordOrNotRun } from '#rules/games/word-or-not/word-or-not.ts';
import {
  type WordOrNotSection,
  type WordOrNotValidity,
  wordOrNotSummary,
} from '#rules/games/word-or-not/word-or-not-summary.ts';
import { PATHS } from '../../paths.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { MissedWords } from './missed-words.tsx';
import css from './word-or-not.module.css';

type WordOrNotEndProps = {
  bank: WordOrNotBank;
  report: WordOrNotRun;
  saved: SavedRun;
  onPlayAgain: () => void;
};

/** The result for each part and the missed words, or the validity problem. */
export function WordOrNotEnd({ bank, report, ...rest }: WordOrNotEndProps) {
  const { right, parts, validity } = wordOrNotSummary(report);
  const panel = {
    game: 'word-or-not' as const,
    figures: [],
    backTo: { path: PATHS.readingGames, label: m['app.pages.reading_games']() },
    ...rest,
  };
  if (validity)
    return (
      <EndPanel
        {...panel}
        title={m['games.word_or_not.cannot_tell.title']()}
        why={REASONS[validity]()}
        lead={m['games.word_or_not.cannot_tell.lead']()}
        tip={m['games.word_or_not.cannot_tell.again']()}
      />
    );
  const missed = missedTrials(report).flatMap(({ part, isWord, index }) => {
    const word = (isWord ? bank[part]?.words : bank[part]?.madeUp)?.[index];
    return word ? [{ word, isWord }] : [];
  });
  return (
    <EndPanel
      {...panel}
      solution={missed.length > 0 && <MissedWords missed={missed} />}
      title={m['games.word_or_not.end.title']({ right, count: WORD_OR_NOT.trials })}
      lead={m['games.word_or_not.end.lead']()}
    >
      <Stack gap="m" isWide>
        <h2>{m['games.word_or_not.end.parts']()}</h2>
        <ol className={css.parts}>
          {parts.map((part, at) => {
            const letters = bank[at]?.words[0]?.length ?? 0;
            return <PartRow key={letters} letters={letters} right={part.right} />;
          })}
        </ol>
        <p>{m['games.word_or_not.end.again']({ most: mostDifference(parts) })}</p>
        <Note>{m['games.word_or_not.end.not_measured']()}</Note>
      </Stack>
    </EndPanel>
  );
}

const REASONS: Record<WordOrNotValidity, () => string> = {
  'not-read': m['games.word_or_not.cannot_tell.not_read'],
  'same-answer': m['games.word_or_not.cannot_tell.same_answer'],
  'like-chance': m['games.word_or_not.cannot_tell.like_chance'],
};

/** By how much the right answers of a part can differ in most other games. */
function mostDifference(parts: readonly WordOrNotSection[]): number {
  return Math.max(...parts.flatMap(({ right, low, high }) => [right - low, high - right]));
}

/** A part with its number of right answers. */
function PartRow({ letters, right }: { letters: number; right: number }) {
  return (
    <li className={css.part}>
      <span className={css.letters}>{m['games.word_or_not.end.part']({ count: letters })}</span>
      <b>{m['games.word_or_not.end.right']({ right, count: WORD_OR_NOT.trialsInSection })}</b>
    </li>
  );
}
