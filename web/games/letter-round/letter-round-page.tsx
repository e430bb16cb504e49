import type { Letters } from '#content/content.ts';
import { LETTERS } from '#content/letters.ts';
import { m } from '#messages';
import {
  LETTER_ROUND,
  type LetterRoundRun,
  letterOutcomes,
  letterRoundResult,
  mixedUpPair,
  TURNING_LETTERS,
  type TurningLetter,
} from '#rules/games/letter-round/letter-round.ts';
import { mixedUpInRound } from '#rules/games/letter-round/mixed-up-letters.ts';
import { useSession } from '../../api/session.tsx';
import { storeLetterRound } from '../../device/last-letter-round.ts';
import { PATHS } from '../../paths.ts';
import { ChoicesValidityNote } from '../../play/choices/choices-validity-note.tsx';
import { EndPanel } from '../../play/end/end-panel.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import TileLetterRound from '../../ui/art/tile-letter-round.svg?react';
import { Stack } from '../../ui/layout/layout.tsx';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import css from './letter-round.module.css';
import { RunningLetterRound } from './running-letter-round.tsx';
import { useLettersForRound } from './use-letters-for-round.ts';

export const meta = pageMeta(m['games.letter_round.page_title'], m['games.letter_round.page_description']);
export const handle = { footer: false };

export default function LetterRoundPage() {
  return LETTERS ? (
    <LetterRound promptOf={LETTERS.promptOf} />
  ) : (
    <ContentMissing part="letters" to={PATHS.readingGames} />
  );
}

function LetterRound({ promptOf }: Pick<Letters, 'promptOf'>) {
  const page = useGamePage<'letter-round', LetterRoundRun>('letter-round');
  const { saved, play, practised, stop, finish } = page;
  const mixedUp = useLettersForRound();
  const owner = useSession().session.learner?.id ?? null;
  const over = (run: LetterRoundRun) => {
    const result = letterRoundResult(run);
    if (!result.validity)
      storeLetterRound(owner, { finishedAt: new Date().toISOString(), mixedUp: mixedUpInRound(run) });
    finish(run, run, result);
  };

  return (
    <GamePhases
      title={m['games.letter_round.info.title']()}
      page={page}
      setUp={(given) => <SetUpLetterRound mixedUp={mixedUp} {...given} />}
      practice={<RunningLetterRound promptOf={promptOf} mixedUp={mixedUp} onStop={stop} onOver={practised} />}
      playing={() => <RunningLetterRound promptOf={promptOf} mixedUp={mixedUp} onStop={stop} onOver={over} />}
      over={(run) => <LetterRoundEnd run={run} saved={saved} onPlayAgain={play} />}
    />
  );
}

function SetUpLetterRound({ mixedUp, ...props }: SetUpProps & { mixedUp: readonly TurningLetter[] }) {
  return (
    <GameSetUp
      title={m['games.letter_round.info.title']()}
      lead={
        mixedUp.length > 0
          ? m['games.letter_round.lead_mixed_up']({ letters: joinWithAnd(mixedUp) })
          : m['games.letter_round.lead']()
      }
      picture={<TileLetterRound />}
      instructions={{
        mouse: m['games.letter_round.mouse'](),
        finger: m['games.letter_round.finger'](),
        keys: m['games.letter_round.keys']({ count: TURNING_LETTERS.length }),
        screenReader: m['games.letter_round.screen_reader'](),
      }}
      time={m['games.letter_round.time']({ count: LETTER_ROUND.questions })}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...props}
    />
  );
}

type LetterRoundEndProps = { run: LetterRoundRun; saved: SavedRun; onPlayAgain: () => void };

/** The result for each letter, and advice for two letters that were confused. */
export function LetterRoundEnd({ run, ...rest }: LetterRoundEndProps) {
  const { score, validity } = letterRoundResult(run);
  const outcomes = letterOutcomes(run);
  const pair = validity ? null : mixedUpPair(outcomes);
  const isAllRight = score === LETTER_ROUND.questions && !validity;
  return (
    <EndPanel
      game="letter-round"
      title={m['games.letter_round.end.title']({ score, count: LETTER_ROUND.questions })}
      why={validity && m['games.choices.says_little']({ validity })}
      lead={validity ? undefined : leadWords(run)}
      tip={pair ? m['games.letter_round.end.look']({ pair: pair.join('') }) : isAllRight ? null : undefined}
      figures={[]}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...rest}
    >
      {validity ? (
        <ChoicesValidityNote because={validity} />
      ) : (
        <Stack gap="s" isWide>
          <h2>{m['games.letter_round.end.letters']()}</h2>
          <ul className={css.outcomes}>
            {outcomes.map(({ letter, right, taken }) => (
              <li key={letter}>
                <span className={css.letter} translate="no">
                  {letter}
                </span>
                <span>{m['games.letter_round.end.found']({ right, count: right + taken.length })}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </EndPanel>
  );
}

function leadWords({ mixedUp = [] }: LetterRoundRun): string {
  return mixedUp.length > 0
    ? m['games.letter_round.end.lead_mixed_up']({ letters: joinWithAnd(mixedUp) })
    : m['games.letter_round.end.lead']({ count: LETTER_ROUND.timesEach });
}
