import { m } from '#messages';
import { LEVELS, type LevelGame } from '#rules/games/levels.ts';
import css from './level-path.module.css';

/** The levels of a game as steps of a path: those below the learner's are filled, their own is larger, the others are rings. */
export function LevelPath({ game, level }: { game: LevelGame; level: number }) {
  const { highest } = LEVELS[game];
  return (
    <div role="img" aria-label={m['play.levels.place']({ level, highest })} className={css.path}>
      {Array.from({ length: highest }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its level
        <span key={at} data-step={at + 1 < level ? 'done' : at + 1 === level ? 'own' : 'ahead'} />
      ))}
    </div>
  );
}
