import { m } from '#messages';
import type { CarefulRun } from '#rules/games/careful-moles/careful-moles.ts';
import {
  CAREFUL_RELIABILITY,
  carefulSummary,
  carefulValidity,
} from '#rules/games/careful-moles/careful-moles-summary.ts';
import { EndPanel } from '../../play/end/end-panel.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { carefulFigures, formatDecimals, leadWords, tipWords, titleWords } from './careful-words.ts';
import { OwnRange } from './own-range.tsx';

type CarefulEndProps = { run: CarefulRun; saved: SavedRun; onPlayAgain: () => void };

/** The end of a game. It has no numbers if the player chose so, or if the run has a validity problem. */
export function CarefulEnd({ run, saved, onPlayAgain }: CarefulEndProps) {
  const summary = carefulSummary(run);
  const ended = { summary, validity: carefulValidity(summary), isCalm: run.isCalm };
  const hasNumbers = !ended.isCalm && ended.validity === null;
  return (
    <EndPanel
      game="careful-moles"
      title={titleWords(ended)}
      lead={leadWords(ended)}
      figures={hasNumbers ? carefulFigures(summary) : []}
      tip={tipWords(ended)}
      saved={saved}
      hasBest={hasNumbers}
      // `OwnRange` has its own chart.
      hasChart={false}
      onPlayAgain={onPlayAgain}
    >
      {hasNumbers && saved.run && <OwnRange run={saved.run} />}
      {hasNumbers && <ErrorRates />}
    </EndPanel>
  );
}

function ErrorRates() {
  const { medianMs, deviationMs, falseAlarms, dPrime } = CAREFUL_RELIABILITY;
  return (
    <Disclosure title={m['games.careful_moles.sure.title']()}>
      <p>
        {m['games.careful_moles.sure.halves']({
          reaction: formatDecimals(medianMs, 2),
          variation: formatDecimals(deviationMs, 2),
          rabbits: formatDecimals(falseAlarms, 2),
          apart: formatDecimals(dPrime, 2),
        })}
      </p>
      <p>{m['games.careful_moles.sure.no_norm']()}</p>
    </Disclosure>
  );
}
