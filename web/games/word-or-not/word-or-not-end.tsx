import { useRef } from 'react';
import type { RealAndMadeUp } from '#content/content.ts';
import { m } from '#messages';
import { WORD_OR_NOT, type WordOrNotRun } from '#rules/games/word-or-not/word-or-not.ts';
import {
  type WordOrNotSection,
  type WordOrNotValidity,
  wordOrNotSummary,
} from '#rules/games/word-or-not/word-or-not-summary.ts';
import { PATHS } from '../../paths.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import css from './word-or-not.module.css';

type WordOrNotEndProps = {
  words: readonly RealAndMadeUp[];
  report: WordOrNotRun;
  saved: SavedRun;
  onPlayAgain: () => void;
};

/** The result for each part, or its validity problem. */
export function WordOrNotEnd({ words, report, ...rest }: WordOrNotEndProps) {
  const { right, parts, validity } = wordOrNotSummary(report);
  const meaning = useRef<HTMLDivElement>(null);
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
        lead={m['games.word_or_not.cannot_tell.lead']()}
      >
        <div ref={meaning}>
          <Note>
            <p>{REASONS[validity]()}</p>
            <p>{m['games.word_or_not.cannot_tell.again']()}</p>
          </Note>
        </div>
        <ListenButton of={meaning} />
      </EndPanel>
    );
  return (
    <EndPanel
      {...panel}
      title={m['games.word_or_not.end.title']({ right, count: WORD_OR_NOT.trials })}
      lead={m['games.word_or_not.end.lead']()}
    >
      <Stack ref={meaning} gap="m" isWide>
        <h2>{m['games.word_or_not.end.parts']()}</h2>
        <ol className={css.parts}>
          {parts.map((part, at) => {
            const letters = words[at]?.words[0]?.length ?? 0;
            return <PartRow key={letters} letters={letters} {...part} />;
          })}
        </ol>
        <Note>{m['games.word_or_not.end.not_measured']()}</Note>
      </Stack>
      <ListenButton of={meaning} />
    </EndPanel>
  );
}

const REASONS: Record<WordOrNotValidity, () => string> = {
  'same-answer': m['games.word_or_not.cannot_tell.same_answer'],
  'too-fast': m['games.word_or_not.cannot_tell.too_fast'],
  'like-chance': m['games.word_or_not.cannot_tell.like_chance'],
};

/** A part with its number of correct answers and their confidence interval. */
function PartRow({ letters, right, low, high }: WordOrNotSection & { letters: number }) {
  return (
    <li className={css.part}>
      <span className={css.letters}>{m['games.word_or_not.end.part']({ count: letters })}</span>
      <b>{m['games.word_or_not.end.right']({ right, count: WORD_OR_NOT.trialsInSection })}</b>
      <span className={css.range}>{m['games.word_or_not.end.range']({ low, high })}</span>
    </li>
  );
}
