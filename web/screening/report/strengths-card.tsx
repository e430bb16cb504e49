import Sprig from '../../ui/art/sprig.svg?react';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { CheckCircleIcon } from '../../ui/icons.ts';
import css from './strengths-card.module.css';

export function StrengthsCard({ strengths }: { strengths: readonly string[] }) {
  return (
    <section className={classNames(card.card, card.roomy, css.card)} aria-labelledby="strengths">
      <div className={css.words}>
        <h2 id="strengths">Your strengths</h2>
        <ul className={css.list}>
          {strengths.map((strength) => (
            <li key={strength} className={css.strength}>
              <CheckCircleIcon />
              <span>{strength}</span>
            </li>
          ))}
        </ul>
      </div>
      <Sprig className={css.sprig} aria-hidden="true" />
    </section>
  );
}
