import { m } from '#messages';
import { SIMULATED_FIGURES } from '#rules/screening/report/simulated-figures.ts';
import { formatPercent } from '../../ui/words/number-words.ts';
import { TextSection } from '../text-page/text-page.tsx';

/**
 * What is known about the reliability of each part. The numbers on other tests are from Kofler et al. 2013 and Rello
 * et al. 2020.
 */
export function OurParts() {
  const { focusGameFlagged, letterQuizFlagged, randomAnswersFlagged, sequenceFlagged } = SIMULATED_FIGURES;
  const skill = formatPercent(SIMULATED_FIGURES.skillPercent);
  return (
    <TextSection name={m['welcome.results_explained.our_parts.title']()}>
      <p>{m['welcome.results_explained.our_parts.nobody_knows']()}</p>
      <p>{m['welcome.results_explained.our_parts.simulated']()}</p>
      <h3>{m['welcome.results_explained.our_parts.focus_game.title']()}</h3>
      <p>{m['welcome.results_explained.our_parts.focus_game.simulated']({ skill, flagged: focusGameFlagged })}</p>
      <p>{m['welcome.results_explained.our_parts.focus_game.studies']()}</p>
      <h3>{m['welcome.results_explained.our_parts.letter_quiz.title']()}</h3>
      <p>{m['welcome.results_explained.our_parts.letter_quiz.simulated']({ skill, flagged: letterQuizFlagged })}</p>
      <p>{m['welcome.results_explained.our_parts.letter_quiz.studies']()}</p>
      <h3>{m['welcome.results_explained.our_parts.traits_questionnaire.title']()}</h3>
      <p>
        {m['welcome.results_explained.our_parts.traits_questionnaire.simulated']({ flagged: randomAnswersFlagged })}
      </p>
      <p>{m['welcome.results_explained.our_parts.traits_questionnaire.statements']()}</p>
      <h3>{m['welcome.results_explained.our_parts.sequence.title']()}</h3>
      <p>{m['welcome.results_explained.our_parts.sequence.simulated']({ skill, flagged: sequenceFlagged })}</p>
    </TextSection>
  );
}
