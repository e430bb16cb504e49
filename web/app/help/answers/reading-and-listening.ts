import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const READING_AND_LISTENING: AnswerGroup = {
  title: 'Reading and listening',
  answers: [
    {
      id: 'lab',
      title: 'What is the Level Up Lab?',
      body: 'It has a text to read, a diary, videos, the leaderboard and the shop. Choose what you like. Nothing there is a test.',
      link: { to: PATHS.levelUpLab, label: 'Level Up Lab' },
      words: 'learn control room study',
      pages: [PATHS.levelUpLab],
    },
    {
      id: 'assignment',
      title: 'How does the Reading Assignment work?',
      body: 'A voice reads a short text aloud and marks each word. Press "NEXT" to begin and "STOP" to end. Press a word to hear it alone.',
      link: { to: PATHS.assignment, label: 'Reading Assignment' },
      words: 'read aloud passage text highlight syllables ruler listen',
      pages: [PATHS.assignment],
    },
    {
      id: 'listen',
      title: 'Can the app read to me?',
      body: 'Pages of text have a "Listen" button. It uses a voice of your device. In the settings you choose the voice and its speed.',
      link: { to: PATHS.settings, label: 'Settings' },
      words: 'speech voice aloud audio sound speak screen reader',
      pages: [PATHS.conditions, PATHS.about, PATHS.resultsExplained],
    },
    {
      id: 'videos',
      title: 'Where are the videos?',
      body: 'My Videos has nine of them, about ADHD, dyslexia and autism. A video loads only after you press play. "WATCH" opens it in a new tab.',
      link: { to: PATHS.videos, label: 'My Videos' },
      words: 'youtube film movie watch',
      pages: [PATHS.videos],
    },
  ],
};
