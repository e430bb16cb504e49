import { m } from '#messages';
import {
  SIMON_LEVELS,
  type SimonLevelRun,
  simonLevelResult,
  simonLevelSummary,
  simonLevelValidity,
} from '#rules/games/simon/simon-levels.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { reactionWords } from './simon-words.ts';

type SimonLevelEndProps = { run: SimonLevelRun; saved: SavedRun; onPlay: (level: number) => void };

/** The end of a run with levels. The title is the longest sequence repeated. */
export function SimonLevelEnd({ run, saved, onPlay }: SimonLevelEndProps) {
  const summary = simonLevelSummary(run);
  const validity = simonLevelValidity(summary);
  const { longest, span, repeated, reactions } = summary;
  const after = simonLevelResult(run).level ?? run.startLevel;
  const reaction = reactions && reactionWords(reactions);
  return (
    <EndPanel
      game="simon"
      title={validity ? m['games.simon.levels.cannot_tell']() : m['games.simon.levels.title']({ count: longest })}
      lead={
        validity
          ? m['games.simon.levels.why']({ validity })
          : m['games.simon.levels.lead']({ span: Math.round(span * 10) / 10 })
      }
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
      tip={m['games.simon.tip.groups']()}
      levels={{ before: run.startLevel, after, onPlay }}
      saved={saved}
      onPlayAgain={() => onPlay(after)}
    />
  );
}
