import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './passage-choice.module.css';
import { LEVELS, type Level, PASSAGES } from './passages.ts';

const LEVEL_NAMES: Record<Level, string> = {
  1: 'Level 1: short sentences',
  2: 'Level 2: longer sentences',
  3: 'Level 3: longer words, too',
};

type PassageChoiceProps = { chosen: string; onChoose: (passage: string) => void };

/** All passages, from easy to less easy. */
export function PassageChoice({ chosen, onChoose }: PassageChoiceProps) {
  return LEVELS.map((level) => (
    <section key={level} className={layout.stack}>
      <h2 className={css.level}>{LEVEL_NAMES[level]}</h2>
      <ul className={classNames(layout.row, layout.rowTight)}>
        {PASSAGES.filter((passage) => passage.level === level).map(({ id, title }) => (
          <li key={id}>
            <Button look="line" aria-pressed={id === chosen} onPress={() => onChoose(id)}>
              {id === chosen && <CheckIcon />}
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
