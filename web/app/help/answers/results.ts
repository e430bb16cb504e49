import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const RESULTS: AnswerGroup = {
  title: 'Results',
  answers: [
    {
      id: 'report',
      title: 'What is in my report?',
      body: 'It says what showed up in your tests, with your strengths first. It also shows things to try and your last games. You can print it.',
      link: { to: PATHS.report, label: 'My report' },
      words: 'result score history print chart outcome where find',
      pages: [PATHS.report],
    },
    {
      id: 'diagnosis',
      title: 'Do I have ADHD, dyslexia or autism?',
      body: 'This app cannot say that. It shows which traits turned up today. A trained person who takes time with you can say more.',
      link: { to: PATHS.resultsExplained, label: 'What a result can and cannot tell' },
      words: 'diagnosis doctor label illness adhs autistic dyslexic',
      pages: [PATHS.report],
    },
    {
      id: 'wrong-result',
      title: 'Can a result be wrong?',
      body: 'Yes, often. A tired day, noise or a new keyboard can change it. Take it as a reason to look closer, not as an answer.',
      link: { to: PATHS.resultsExplained, label: 'What a result can and cannot tell' },
      words: 'true sure trust mistake error accurate correct',
      pages: [PATHS.resultsExplained],
    },
    {
      id: 'conditions',
      title: 'What do ADHD, dyslexia and autism mean?',
      body: 'They are ways in which people notice and learn. One page tells about all three in plain words. You need about 4 minutes to read it.',
      link: { to: PATHS.conditions, label: 'ADHD, dyslexia and autism' },
      words: 'meaning signs symptoms explain neurodiverse difference',
      pages: [PATHS.conditions],
    },
    {
      id: 'autism-test',
      title: 'What is the Autism Test tile?',
      body: 'It is a quiz with ten sentences on how you notice things and people. You get a score and a text about it. Your answers are not sent or kept.',
      link: { to: PATHS.selfAssessment, label: 'Autism Test' },
      words: 'self assessment cognitive perception social understanding quiz',
      pages: [PATHS.selfAssessment],
    },
  ],
};
