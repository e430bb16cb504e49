import { m } from '#messages';
import FocusLens from '../ui/art/lens-focus.svg?react';
import LettersLens from '../ui/art/lens-letters.svg?react';
import PeopleLens from '../ui/art/lens-people.svg?react';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import { Stack } from '../ui/stack.tsx';
import css from './landing-page.module.css';

const TESTS = [
  {
    title: m['welcome.landing.tests.focus_game.title'],
    sentence: m['welcome.landing.tests.focus_game.sentence'],
    tone: 'warm',
    Art: FocusLens,
  },
  {
    title: m['welcome.landing.tests.letter_quiz.title'],
    sentence: m['welcome.landing.tests.letter_quiz.sentence'],
    tone: 'accent',
    Art: LettersLens,
  },
  {
    title: m['welcome.landing.tests.traits_questionnaire.title'],
    sentence: m['welcome.landing.tests.traits_questionnaire.sentence'],
    tone: 'berry',
    Art: PeopleLens,
  },
] as const;

/** What the three parts of the test are. */
export function ThreeTests() {
  return (
    <Stack as="section" gap="l" isWide className={layout.section}>
      <h2>{m['welcome.landing.tests.title']()}</h2>
      <ol className={css.tests}>
        {TESTS.map(({ title, sentence, tone, Art }) => (
          <li key={tone}>
            <Lens tone={tone} size={104}>
              <Art />
            </Lens>
            <h3>{title()}</h3>
            <p className={layout.soft}>{sentence()}</p>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
