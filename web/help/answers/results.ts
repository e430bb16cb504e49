import { m } from '#messages';
import { SELF_ASSESSMENT } from '#rules/quizzes/self-assessment.ts';
import { PATHS } from '../../paths.ts';
import { counted } from '../../ui/words/number-words.ts';
import type { AnswerGroup } from '../answer.ts';

export const RESULTS: AnswerGroup = {
  title: m['help.results.title'],
  answers: [
    {
      id: 'report',
      title: m['help.results.report.title'],
      body: m['help.results.report.body'],
      link: { to: PATHS.report, label: m['app.pages.report'] },
      words: m['help.results.report.words'],
      pages: [PATHS.report],
    },
    {
      id: 'show-a-grown-up',
      title: m['help.results.show_a_grown_up.title'],
      body: m['help.results.show_a_grown_up.body'],
      link: { to: PATHS.report, label: m['app.pages.report'] },
      words: m['help.results.show_a_grown_up.words'],
      pages: [PATHS.report, PATHS.grownUp],
    },
    {
      id: 'diagnosis',
      title: m['help.results.diagnosis.title'],
      body: m['help.results.diagnosis.body'],
      link: { to: PATHS.resultsExplained, label: m['app.pages.results_explained'] },
      words: m['help.results.diagnosis.words'],
      pages: [PATHS.report, PATHS.grownUp, PATHS.shared],
    },
    {
      id: 'wrong-result',
      title: m['help.results.wrong_result.title'],
      body: m['help.results.wrong_result.body'],
      link: { to: PATHS.resultsExplained, label: m['app.pages.results_explained'] },
      words: m['help.results.wrong_result.words'],
      pages: [PATHS.resultsExplained, PATHS.grownUp, PATHS.shared],
    },
    {
      id: 'conditions',
      title: m['help.results.conditions.title'],
      body: m['help.results.conditions.body'],
      link: { to: PATHS.conditions, label: m['app.pages.conditions'] },
      words: m['help.results.conditions.words'],
      pages: [PATHS.conditions],
    },
    {
      id: 'autism-test',
      title: m['help.results.autism_test.title'],
      body: () => m['help.results.autism_test.body'](counted(SELF_ASSESSMENT.statements)),
      link: { to: PATHS.selfAssessment, label: m['app.pages.self_assessment'] },
      words: m['help.results.autism_test.words'],
      pages: [PATHS.selfAssessment],
    },
  ],
};
