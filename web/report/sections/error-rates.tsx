import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { randomQuestionnairesOf100 } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { RESULT_SCALES } from '#rules/screening/report/result-numbers.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { formatPercent, numberWord } from '../../ui/words/number-words.ts';
import css from '../report.module.css';

type Reliability = { sentences: () => string[]; source: () => string; address: string };

/** How reliable each part is. 12 of 100: sensitivity 0.75, specificity 0.71, and 5 in 100 people have ADHD. */
const RELIABILITY: { [Part in ScreeningPart]: Reliability } = {
  'focus-game': {
    sentences: () => [
      m['report.trust.focus_game.norm']({ percent: formatPercent(FOCUS_GAME.traitsBelowPercent) }),
      m['report.trust.focus_game.hand'](),
      m['report.trust.focus_game.clinical'](),
      m['report.trust.focus_game.of_100'](),
    ],
    source: m['report.trust.focus_game.source'],
    address: 'https://doi.org/10.1016/j.jaac.2023.03.011',
  },
  'letter-quiz': {
    sentences: () => [
      m['report.trust.letter_quiz.norm']({
        number: numberWord(RESULT_SCALES['letter-quiz'].whole),
        ...RESULT_SCALES['letter-quiz'],
      }),
      m['report.trust.letter_quiz.common'](),
      m['report.trust.letter_quiz.size'](),
      m['report.trust.letter_quiz.longer'](),
    ],
    source: m['report.trust.letter_quiz.source'],
    address: 'https://doi.org/10.1371/journal.pone.0241687',
  },
  'traits-questionnaire': {
    sentences: () => [
      m['report.trust.traits_questionnaire.random']({
        number: numberWord(RESULT_SCALES['traits-questionnaire'].whole),
        line: RESULT_SCALES['traits-questionnaire'].line,
        random: randomQuestionnairesOf100(),
      }),
      m['report.trust.traits_questionnaire.norm']({ line: RESULT_SCALES['traits-questionnaire'].line }),
    ],
    source: m['report.trust.traits_questionnaire.source'],
    address: 'https://www.nice.org.uk/guidance/cg142',
  },
};

/** The known error rates of a part, as sentences. */
export function reliabilitySentences(part: ScreeningPart): string[] {
  return RELIABILITY[part].sentences();
}

/** "How sure is this?" for one part, with its source. */
export function ErrorRates({ part }: { part: ScreeningPart }) {
  const { source, address } = RELIABILITY[part];
  return (
    <Stack gap="s">
      <h3>{m['report.trust.title']()}</h3>
      {reliabilitySentences(part).map((sentence) => (
        <p key={sentence} className={css.measure}>
          {sentence}
        </p>
      ))}
      <a className={layout.aloneLink} href={address} rel="noreferrer">
        {source()}
        <ArrowSquareOutIcon />
      </a>
    </Stack>
  );
}
