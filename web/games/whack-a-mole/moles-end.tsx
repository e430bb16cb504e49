import { useEffect } from 'react';
import type { MoleRun } from '#rules/games/whack-a-mole.ts';
import { EndPanel } from '../../sitting/end-panel.tsx';
import type { SavedRun } from '../../sitting/use-save-run.ts';
import { playSound } from '../../ui/sounds.ts';
import { leadWords, moleFigures, tipWords, titleWords } from './result-words.ts';

type MolesEndProps = { report: MoleRun; saved: SavedRun; onPlayAgain: () => void };

export function MolesEnd({ report, ...rest }: MolesEndProps) {
  useEffect(() => playSound('end-of-game'), []);
  return (
    <EndPanel
      game="whack-a-mole"
      title={titleWords(report)}
      lead={leadWords(report)}
      figures={moleFigures(report)}
      tip={tipWords(report)}
      {...rest}
    />
  );
}
