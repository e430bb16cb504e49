import type { RealAndMadeUp, WordOrNotWords } from '#content/content.ts';
import { WORD_OR_NOT_WORDS } from '#content/word-or-not.ts';
import { m } from '#messages';
import { WORD_OR_NOT, type WordOrNotRun } from '#rules/games/word-or-not/word-or-not.ts';
import {
  judgedWordOrNotResult,
  type WordOrNotSection,
  type WordOrNotValidity,
  wordOrNotSummary,
} from '#rules/games/word-or-not/word-or-not-summary.ts';
import { PATHS } from '../../paths.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import TileWordOrNot from '../../ui/art/tile-word-or-not.svg?react';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { RunningWordOrNot, WordOrNotPractice } from './running-word-or-not.tsx';
import css from './word-or-not.module.css';

export const meta = pageMeta(m['games.word_or_not.page_title'], m['games.word_or_not.page_description']);
export const handle = { footer: false };

export default function WordOrNotPage() {
  return WORD_OR_NOT_WORDS ? (
    <WordOrNotGame words={WORD_OR_NOT_WORDS} />
  ) : (
    <ContentMissing part="word-or-not" to={PATHS.readingGames} />
  );
}

function WordOrNotGame({ words }: { words: WordOrNotWords }) {
  const page = useGamePage<'word-or-not', WordOrNotRun>('word-or-not');
  const { saved, play, practised, stop, finish } = page;
  const over = (run: WordOrNotRun) => finish(run, run, judgedWordOrNotResult(run));

  return (
    <GamePhases
      title={m['games.word_or_not.info.title']()}
      page={page}
      setUp={(given) => <SetUpWordOrNot {...given} />}
      practice={<WordOrNotPractice words={words.practice} onStop={stop} onDone={practised} />}
      playing={() => <RunningWordOrNot words={words.parts} onStop={stop} onOver={over} />}
      over={(run) => <WordOrNotEnd words={words.parts} report={run} saved={saved} onPlayAgain={play} />}
    />
  );
}

function SetUpWordOrNot(props: SetUpProps) {
  return (
    <GameSetUp
      title={m['games.word_or_not.info.title']()}
      lead={m['games.word_or_not.lead']()}
      picture={<TileWordOrNot />}
      instructions={{
        mouse: m['games.word_or_not.mouse'](),
        finger: m['games.word_or_not.finger'](),
        keys: m['games.word_or_not.keys'](),
        screenReader: m['games.word_or_not.screen_reader'](),
      }}
      time={joinSentences(m['games.word_or_not.task'](), m['games.word_or_not.time']({ count: WORD_OR_NOT.trials }))}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...props}
    />
  );
}

type WordOrNotEndProps = {
  words: readonly RealAndMadeUp[];
  report: WordOrNotRun;
  saved: SavedRun;
  onPlayAgain: () => void;
};

/** The result for each part, or its validity problem. */
export function WordOrNotEnd({ words, report, ...rest }: WordOrNotEndProps) {
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
  return (
    <EndPanel
      {...panel}
      title={m['games.word_or_not.end.title']({ right, count: WORD_OR_NOT.trials })}
      lead={m['games.word_or_not.end.lead']()}
    >
      <Stack gap="m" isWide>
        <h2>{m['games.word_or_not.end.parts']()}</h2>
        <ol className={css.parts}>
          {parts.map((part, at) => {
            const letters = words[at]?.words[0]?.length ?? 0;
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
