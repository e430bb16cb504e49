import FocusLens from '../ui/art/lens-focus.svg?react';
import LettersLens from '../ui/art/lens-letters.svg?react';
import PeopleLens from '../ui/art/lens-people.svg?react';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import css from './three-tests.module.css';

export function ThreeTests() {
  return (
    <section className={classNames(layout.section, layout.stack, layout.stackL, layout.stackWide)}>
      <h2>What you will do</h2>
      <ol className={css.tests}>
        <li>
          <Lens tone="warm" size={104}>
            <FocusLens />
          </Lens>
          <h3>1. Follow the ball</h3>
          <p className={layout.soft}>
            Keep your pointer or finger near a moving ball for 60 seconds. It looks at attention.
          </p>
        </li>
        <li>
          <Lens tone="accent" size={104}>
            <LettersLens />
          </Lens>
          <h3>2. Hear a letter</h3>
          <p className={layout.soft}>Listen to 10 letters and type each one. It looks at letters and sounds.</p>
        </li>
        <li>
          <Lens tone="berry" size={104}>
            <PeopleLens />
          </Lens>
          <h3>3. Say what fits you</h3>
          <p className={layout.soft}>
            Read 10 statements and choose how far you agree. It looks at people and patterns.
          </p>
        </li>
      </ol>
    </section>
  );
}
