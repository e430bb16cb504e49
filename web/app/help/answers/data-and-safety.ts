import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const DATA_AND_SAFETY: AnswerGroup = {
  title: 'Your data and safety',
  answers: [
    {
      id: 'who-sees',
      title: 'Who can see my results?',
      body: 'With an account, only you see them in the app. Without one, they carry no name. Then whoever uses this device can read them.',
      link: { to: PATHS.about, label: 'About Us' },
      words: 'private privacy secret share teacher parents data safe',
    },
    {
      id: 'remove-results',
      title: 'How do I remove results from this device?',
      body: 'Results you got without an account stay on this device. Open the report and press "Remove them from this device".',
      link: { to: PATHS.report, label: 'My report' },
      words: 'delete erase clear data private shared',
    },
    {
      id: 'diary',
      title: 'Who can read my diary?',
      body: 'Your diary stays on this device and is never sent. Whoever uses this device can read it.',
      link: { to: PATHS.diary, label: 'My Diary' },
      words: 'private write entries thoughts secret notes',
      pages: [PATHS.diary],
    },
    {
      id: 'server-away',
      title: 'The server does not answer. What now?',
      body: 'Your result is kept on this device. It is sent when the server answers again. Nothing is lost.',
      link: { to: PATHS.report, label: 'My report' },
      words: 'offline internet wifi connection network error saved lost',
    },
    {
      id: 'pictures',
      title: 'Where do the pictures come from?',
      body: 'Some were drawn for this app, others come from open sets. One page names who made them.',
      link: { to: PATHS.pictureCredits, label: 'Picture credits' },
      words: 'licence credits emoji icons fonts copyright',
      pages: [PATHS.pictureCredits],
    },
  ],
};
