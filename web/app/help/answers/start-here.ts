import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const START_HERE: AnswerGroup = {
  title: 'Start here',
  answers: [
    {
      id: 'what-is-this',
      title: 'What is #thembstudy?',
      body: 'It is for learners with ADHD, dyslexia or autism, and for people who wonder about one of them. It has a test with three short parts, games, texts and a diary. Everything is free.',
      link: { to: PATHS.about, label: 'About Us' },
      words: 'app purpose price cost money trial parents teachers educators',
      pages: [PATHS.landing, PATHS.about],
    },
    {
      id: 'where-to-begin',
      title: 'Where do I begin?',
      body: 'On the dashboard. Its first card names your next step in the test. Below it are the games, the quizzes and the lab.',
      link: { to: PATHS.dashboard, label: 'Dashboard' },
      words: 'start home menu tiles first',
      pages: [PATHS.dashboard],
    },
    {
      id: 'need-account',
      title: 'Do I need an account?',
      body: 'No. Tests and games work without one. With an account, games give points, and it can keep your results for every browser you log in with.',
      link: { to: PATHS.dashboard, label: 'Dashboard' },
      words: 'sign up register login visitor anonymous',
    },
    {
      id: 'who-answers',
      title: 'Who answers me here?',
      body: 'This is a list of written answers. It is not a person. It is not an AI that makes up answers.',
      link: { to: PATHS.about, label: 'About Us' },
      words: 'assistant robot chat bot human help ask question',
    },
    {
      id: 'talk-to-a-person',
      title: 'Can I talk to a person?',
      body: 'You can ask for a demo session. Press "Book a demo session" and fill in the short form. For anything else, ask a grown-up you trust.',
      link: { to: PATHS.about, label: 'About Us' },
      words: 'contact email support demo call question teacher parent human',
    },
  ],
};
