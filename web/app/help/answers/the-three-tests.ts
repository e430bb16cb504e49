import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const THE_THREE_TESTS: AnswerGroup = {
  title: 'The three tests',
  answers: [
    {
      id: 'three-tests',
      title: 'What are the three tests?',
      body: 'You follow a ball, hear ten letters and say what fits you. It takes about 10 minutes. There is nothing to pass or fail.',
      link: { to: PATHS.focusGame, label: 'Part 1: Follow the ball' },
      words: 'screening adhd dyslexia autism start long time minutes parts',
    },
    {
      id: 'follow-the-ball',
      title: 'How do I follow the ball?',
      body: 'Stay inside the ring around the ball for 60 seconds. Use a mouse, a finger or the arrow keys. The game looks only while you move.',
      link: { to: PATHS.focusGame, label: 'Part 1: Follow the ball' },
      words: 'adhd attention focus game too little movement pointer keyboard',
      pages: [PATHS.focusGame],
    },
    {
      id: 'hear-a-letter',
      title: 'How does the letter quiz work?',
      body: 'A voice says ten letters, one after the other. You type each letter as it is said. Capital letters and small letters count as different letters.',
      link: { to: PATHS.letterQuiz, label: 'Part 2: Hear a letter' },
      words: 'dyslexia spelling capital small case type keyboard',
      pages: [PATHS.letterQuiz],
    },
    {
      id: 'no-sound',
      title: 'I hear nothing. What can I do?',
      body: 'Turn up the sound of your device. Press "Hear a test word" before you start. Press "Say it again" as often as you like.',
      link: { to: PATHS.letterQuiz, label: 'Part 2: Hear a letter' },
      words: 'silent voice loud quiet speaker volume headphones audio mute',
      pages: [PATHS.letterQuiz],
    },
    {
      id: 'say-what-fits',
      title: 'How do I say what fits me?',
      body: 'You read ten sentences. For each one, choose how much it fits you. You can go back and change an answer.',
      link: { to: PATHS.traitsQuestionnaire, label: 'Part 3: Say what fits you' },
      words: 'autism questionnaire agree disagree traits people statements',
      pages: [PATHS.traitsQuestionnaire],
    },
    {
      id: 'for-a-child',
      title: 'Can a child take the test?',
      body: 'A child can do all three parts. Part 3 is written for adults. For a child, a grown-up answers it with them.',
      link: { to: PATHS.traitsQuestionnaire, label: 'Part 3: Say what fits you' },
      words: 'kids age young son daughter parent school',
    },
    {
      id: 'stop',
      title: 'Can I stop in the middle?',
      body: 'Yes. Press "Stop" or "Stop here". Finished parts are kept, and this part starts again next time.',
      link: { to: PATHS.dashboard, label: 'Dashboard' },
      words: 'pause break leave quit exit tired end close reload',
      pages: [PATHS.focusGame, PATHS.letterQuiz, PATHS.traitsQuestionnaire],
    },
    {
      id: 'go-on',
      title: 'How do I go on with the test?',
      body: 'The first card on the dashboard names the next part. Press "Continue" on it. After all three parts it leads to your report.',
      link: { to: PATHS.dashboard, label: 'Dashboard' },
      words: 'resume continue again later next part unfinished',
      pages: [PATHS.dashboard],
    },
  ],
};
