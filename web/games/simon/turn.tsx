import type { SimonState } from '#rules/games/simon-reducer.ts';
import game from '../../ui/game.module.css';
import { CheckCircleIcon, EyeIcon, HandTapIcon, InfoIcon } from '../../ui/icons.ts';
import { turnWords } from './game-words.ts';
import css from './turn.module.css';

const ICONS = { watching: EyeIcon, answering: HandTapIcon, between: CheckCircleIcon, finished: InfoIcon };

/** Whose turn it is and how far it has come; always as large as its longest words, so that no pad ever moves. */
export function Turn({ round }: { round: SimonState }) {
  const Icon = ICONS[round.status];
  return (
    <div className={css.turn}>
      <span
        className={css.words}
        data-turn={turnWords({ ...round, status: 'answering' })}
        data-between={turnWords({ ...round, status: 'between' })}
      >
        <span className={game.say}>
          <Icon />
          {turnWords(round)}
        </span>
      </span>
      <span className={css.count} data-away={round.status !== 'answering' || undefined}>
        {`Pressed ${round.repeated} of ${round.sequence.length}`}
      </span>
    </div>
  );
}
