import { useState } from 'react';
import { m } from '#messages';
import {
  SIMON,
  SIMON_DIFFICULTIES,
  type SimonDifficulty,
  type SimonRun,
  simonResult,
} from '#rules/games/simon/simon.ts';
import {
  SIMON_LEVELS,
  type SimonLevelRun,
  simonLevelResult,
  simonLevelSummary,
  simonLevelValidity,
} from '#rules/games/simon/simon-levels.ts';
import { type SimonState, simonLevelRun, simonRun } from '#rules/games/simon/simon-reducer.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import { keepLevelOfRun } from '../../play/set-up/levels.tsx';
import TileSimon from '../../ui/art/tile-simon.svg?react';
import { preloaded } from '../../ui/loading/preloaded.tsx';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { SimonEnd } from './simon-end.tsx';
import { levelTipWords, reactionWords } from './simon-words.ts';

/** The running game, loaded while it is set up. */
const [RunningSimon, loadGame] = preloaded(async () => (await import('./running-simon.tsx')).RunningSimon);

export const meta = pageMeta(m['games.simon.page_title'], m['games.simon.page_description']);
export const handle = { footer: false };

export default function SimonPage() {
  const { simonSpeed: difficulty } = useSettings();
  const [report, setReport] = useState<AnySimonRun | null>(null);
  const page = useGamePage<'simon', AnySimonRun>('simon');
  useLoadedAfterPage(loadGame);
  const { saved, save, start, play, practised, stop, end } = page;
  const over = (state: SimonState) => {
    if (state.levels) {
      const run = simonLevelRun(state);
      const result = simonLevelResult(run);
      setReport(run);
      keepLevelOfRun('simon', result);
      void save(run, result);
    } else {
      const run = simonRun(state);
      setReport(run);
      void save(run, simonResult(run));
    }
  };

  return (
    <GamePhases
      title={m['games.simon.info.title']()}
      page={page}
      setUp={(given) => <SetUpSimon difficulty={difficulty} {...given} />}
      practice={
        <RunningSimon
          difficulty={difficulty}
          onStop={stop}
          // After a wrong press the pads first show the correct one.
          onOver={({ status }) => status === 'finished' || practised()}
          onFeedbackOver={practised}
        />
      }
      playing={(startLevel) => (
        <RunningSimon
          difficulty={difficulty}
          startLevel={startLevel}
          onStop={stop}
          onOver={over}
          onFeedbackOver={() => report && end(report)}
        />
      )}
      over={(run) =>
        'startLevel' in run ? (
          <SimonLevelEnd run={run} saved={saved} onPlay={start} />
        ) : (
          <SimonEnd report={run} saved={saved} onPlayAgain={play} onPlayLevel={start} />
        )
      }
    />
  );
}

type AnySimonRun = SimonRun | SimonLevelRun;

/** The set-up of Simon: its speed. */
function SetUpSimon({ difficulty, ...rest }: SetUpProps & { difficulty: SimonDifficulty }) {
  return (
    <GameSetUp
      title={m['games.simon.info.title']()}
      lead={m['games.simon.lead']()}
      picture={<TileSimon />}
      instructions={{
        mouse: m['games.simon.mouse'](),
        finger: m['games.simon.finger'](),
        keys: m['games.simon.keys'](),
      }}
      levels={{
        game: 'simon',
        difficulty,
        difficulties: SIMON_DIFFICULTIES.map((value) => ({
          value,
          label: m['games.difficulty']({ difficulty: value }),
          choose: () => changeSettings({ simonSpeed: value }),
        })),
      }}
      time={joinSentences(
        m['games.simon.speed']({ seconds: SIMON.flashMs[difficulty] / 1000 }),
        m['games.simon.time'](),
      )}
      {...rest}
    />
  );
}

type SimonLevelEndProps = { run: SimonLevelRun; saved: SavedRun; onPlay: (level: number) => void };

/** The end of a run with levels. The title is the longest sequence repeated. */
function SimonLevelEnd({ run, saved, onPlay }: SimonLevelEndProps) {
  const summary = simonLevelSummary(run);
  const validity = simonLevelValidity(summary);
  const { longest, span, repeated, reactions } = summary;
  const after = simonLevelResult(run).level ?? run.startLevel;
  const reaction = reactions && reactionWords(reactions);
  return (
    <EndPanel
      game="simon"
      title={
        validity
          ? m['games.simon.levels.cannot_tell']()
          : longest === 0
            ? m['games.simon.levels.none']()
            : m['games.simon.levels.title']({ count: longest })
      }
      why={validity && m['games.simon.levels.why']({ validity })}
      lead={validity || longest === 0 ? undefined : m['games.simon.levels.lead']({ span: Math.round(span) })}
      figures={
        validity
          ? []
          : [
              {
                term: m['games.simon.levels.repeated'](),
                figure: m['games.simon.levels.of']({ count: repeated, all: SIMON_LEVELS.tries }),
                meaning: m['games.simon.levels.repeated_meaning'](),
              },
              ...(reaction ? [{ term: m['games.figures.usual_reaction'](), ...reaction }] : []),
            ]
      }
      tip={validity ? undefined : levelTipWords(run)}
      levels={{ before: run.startLevel, after, onPlay }}
      saved={saved}
      onPlayAgain={() => onPlay(after)}
    />
  );
}
