import { m } from '#messages';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import css from './landing-page.module.css';

const PART_TEXTS: Record<ScreeningPart, { title: () => string; sentence: () => string }> = {
  'focus-game': {
    title: m['welcome.landing.tests.focus_game.title'],
    sentence: m['welcome.landing.tests.focus_game.sentence'],
  },
  'letter-quiz': {
    title: m['welcome.landing.tests.letter_quiz.title'],
    sentence: m['welcome.landing.tests.letter_quiz.sentence'],
  },
  'traits-questionnaire': {
    title: m['welcome.landing.tests.traits_questionnaire.title'],
    sentence: m['welcome.landing.tests.traits_questionnaire.sentence'],
  },
};

/** Describes the three parts of the screening. */
export function ThreeTests() {
  return (
    <Stack as="section" gap="l" isWide className={layout.section}>
      <h2>{m['welcome.landing.tests.title']()}</h2>
      <ol className={css.tests}>
        {SCREENING_PARTS.map((part) => (
          <Test key={part} part={part} />
        ))}
      </ol>
    </Stack>
  );
}

function Test({ part }: { part: ScreeningPart }) {
  const { tone, Drawing } = SCREENING_PART_INFO[part];
  const { title, sentence } = PART_TEXTS[part];
  return (
    <li>
      <RoundPicture tone={tone} size={104}>
        <Drawing />
      </RoundPicture>
      <h3>{title()}</h3>
      <p className={layout.soft}>{sentence()}</p>
    </li>
  );
}
