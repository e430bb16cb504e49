import { m } from '#messages';
import { FOCUS_GAME } from '#rules/screening/focus-game/focus-game.ts';
import { LETTER_QUIZ } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { TRAITS_QUESTIONNAIRE } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { partNumber, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { PART_PATHS, PATHS } from '../../paths.ts';
import { counted } from '../../ui/words/number-words.ts';
import type { Answer, AnswerGroup } from '../answer.ts';

/** How each part of the screening is done. */
const HOW_TO_DO: Record<ScreeningPart, Answer> = {
  'focus-game': {
    id: 'follow-the-ball',
    title: m['help.the_three_tests.follow_the_ball.title'],
    body: () => m['help.the_three_tests.follow_the_ball.body']({ count: FOCUS_GAME.durationMs / 1000 }),
    link: { to: PATHS.focusGame, label: partLabel('focus-game') },
    words: m['help.the_three_tests.follow_the_ball.words'],
    pages: [PATHS.focusGame],
  },
  'letter-quiz': {
    id: 'hear-a-letter',
    title: m['help.the_three_tests.hear_a_letter.title'],
    body: () => m['help.the_three_tests.hear_a_letter.body'](counted(LETTER_QUIZ.letters)),
    link: { to: PATHS.letterQuiz, label: partLabel('letter-quiz') },
    words: m['help.the_three_tests.hear_a_letter.words'],
    pages: [PATHS.letterQuiz],
  },
  'traits-questionnaire': {
    id: 'say-what-fits',
    title: m['help.the_three_tests.say_what_fits.title'],
    body: () => m['help.the_three_tests.say_what_fits.body'](counted(TRAITS_QUESTIONNAIRE.statements)),
    link: { to: PATHS.traitsQuestionnaire, label: partLabel('traits-questionnaire') },
    words: m['help.the_three_tests.say_what_fits.words'],
    pages: [PATHS.traitsQuestionnaire],
  },
};

export const THE_THREE_TESTS: AnswerGroup = {
  title: m['help.the_three_tests.title'],
  answers: [
    {
      id: 'three-tests',
      title: m['help.the_three_tests.three_tests.title'],
      body: () => m['help.the_three_tests.three_tests.body'](counted(LETTER_QUIZ.letters)),
      link: { to: PATHS.focusGame, label: partLabel('focus-game') },
      words: m['help.the_three_tests.three_tests.words'],
    },
    HOW_TO_DO['focus-game'],
    HOW_TO_DO['letter-quiz'],
    {
      id: 'no-sound',
      title: m['help.the_three_tests.no_sound.title'],
      body: m['help.the_three_tests.no_sound.body'],
      link: { to: PATHS.letterQuiz, label: partLabel('letter-quiz') },
      words: m['help.the_three_tests.no_sound.words'],
      pages: [PATHS.letterQuiz],
    },
    HOW_TO_DO['traits-questionnaire'],
    {
      id: 'for-a-child',
      title: m['help.the_three_tests.for_a_child.title'],
      body: () => m['help.the_three_tests.for_a_child.body']({ part: partNumber('traits-questionnaire') }),
      link: { to: PATHS.traitsQuestionnaire, label: partLabel('traits-questionnaire') },
      words: m['help.the_three_tests.for_a_child.words'],
    },
    {
      id: 'stop',
      title: m['help.the_three_tests.stop.title'],
      body: m['help.the_three_tests.stop.body'],
      link: { to: PATHS.dashboard, label: m['app.pages.dashboard'] },
      words: m['help.the_three_tests.stop.words'],
      pages: Object.values(PART_PATHS),
    },
    {
      id: 'go-on',
      title: m['help.the_three_tests.go_on.title'],
      body: m['help.the_three_tests.go_on.body'],
      link: { to: PATHS.dashboard, label: m['app.pages.dashboard'] },
      words: m['help.the_three_tests.go_on.words'],
      pages: [PATHS.dashboard],
    },
  ],
};

function partLabel(part: ScreeningPart): () => string {
  return () => m['help.the_three_tests.part']({ number: partNumber(part), task: SCREENING_PART_INFO[part].task() });
}
