import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const SETTINGS_ANSWERS: AnswerGroup = {
  title: 'Settings',
  answers: [
    {
      id: 'letters-and-colours',
      title: 'How do I change letters and colours?',
      body: 'Open Settings. Choose the font, the size, the spacing and the colours. A change shows at once on every page.',
      link: { to: PATHS.settings, label: 'Settings' },
      words: 'opendyslexic text bigger larger dark contrast theme cream background font spacing control room',
      pages: [PATHS.settings],
    },
    {
      id: 'sound-and-clocks',
      title: 'How do I turn off sounds or hide clocks?',
      body: 'Open Settings. There you turn sounds off or change how loud they are. You can also hide the clocks.',
      link: { to: PATHS.settings, label: 'Settings' },
      words: 'noise mute volume timer gentle quiet motion loud',
      pages: [PATHS.settings],
    },
    {
      id: 'focus-mode',
      title: 'What does Focus Mode do?',
      body: 'It takes away links, side menus and points, so that the task is left. Help stays at the top, and so does the way to your profile.',
      link: { to: PATHS.profile, label: 'Profile' },
      words: 'distraction calm hide concentrate turn off where menu gone',
    },
    {
      id: 'daily-reports',
      title: 'What are Daily Reports?',
      body: 'A short text on the dashboard says what you did today. You can turn it off in your profile.',
      link: { to: PATHS.profile, label: 'Profile' },
      words: 'summary day today stutter detection toggles',
    },
  ],
};
