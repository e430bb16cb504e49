import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { SealQuestionIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';

/** How far a result can be trusted. The figure is from Arrondo et al. 2024, doi:10.1016/j.jaac.2023.03.011. */
export function AboutResults() {
  return (
    <div className={classNames(card.card, card.roomy, card.soft, layout.stack)}>
      <Lens tone="warm" size={64}>
        <SealQuestionIcon />
      </Lens>
      <h2>What a result can tell you</h2>
      <p>It can show traits that turned up today. It cannot say what you have or who you are.</p>
      <p>
        Even long clinical computer tests of attention are often wrong: if everybody took one, about 12 of 100 people
        they point to would have ADHD. So we give you things to try, never a label.
      </p>
    </div>
  );
}
