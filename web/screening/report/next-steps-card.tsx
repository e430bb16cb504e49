import { Link } from 'react-router';
import type { NextStep } from '#rules/screening/next-step-texts.ts';
import { PATHS } from '../../app/paths.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { PART_PATHS } from '../part-paths.ts';
import { NEXT_STEP_ICONS } from './next-step-icons.ts';
import css from './next-steps-card.module.css';

const TONES = { attention: 'warm', letters: 'accent', people: 'berry' } as const;

export function NextStepsCard({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section className={classNames(card.card, card.roomy, layout.stack)}>
      <h2>What to try next</h2>
      <ol className={css.steps}>
        {steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ id, area, what, link, how }: NextStep) {
  const Icon = NEXT_STEP_ICONS[id];
  return (
    <li className={css.step}>
      <Lens tone={TONES[area]} size={52}>
        <Icon />
      </Lens>
      <p>
        <strong>{what}</strong>{' '}
        {link && <Link to={link.to === 'settings' ? PATHS.settings : PART_PATHS[link.to]}>{link.words}</Link>} {how}
      </p>
    </li>
  );
}
