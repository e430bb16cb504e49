import { useEffect } from 'react';
import type { SpotState } from '#rules/games/spot-the-difference-reducer.ts';
import { EndPanel } from '../../sitting/end-panel.tsx';
import type { SavedRun } from '../../sitting/use-save-run.ts';
import { playSound } from '../../ui/sounds.ts';
import { Answers } from './answers.tsx';
import { leadWords, spotFigures, tipWords, titleWords } from './result-words.ts';

type SpotEndProps = { round: SpotState; saved: SavedRun; onPlayAgain: () => void };

export function SpotEnd({ round, ...rest }: SpotEndProps) {
  useEffect(() => playSound('end-of-game'), []);
  return (
    <EndPanel
      game="spot-the-difference"
      title={titleWords(round)}
      lead={leadWords(round)}
      solution={<Answers round={round} />}
      figures={spotFigures(round)}
      tip={tipWords(round)}
      {...rest}
    />
  );
}
