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
      id: 'where-results-are',
      title: 'Where are my test results kept?',
      body: 'With an account, you choose: in your account or only on this device. Open Settings and go to "Test results".',
      link: { to: PATHS.settings, label: 'Settings' },
      words: 'private consent yes no account device send store save keep delete',
    },
    {
      id: 'what-we-keep',
      title: 'What do you keep about me?',
      body: 'The privacy page lists it in plain words. It also says for how long.',
      link: { to: PATHS.privacy, label: 'Privacy' },
      words: 'private data store policy law consent children',
      pages: [PATHS.privacy],
    },
    {
      id: 'download-data',
      title: 'How do I download my data?',
      body: 'Open Edit Profile and go to "My data". Press "Download everything". Your diary is only on your device, so it is not in the file.',
      link: { to: PATHS.editProfile, label: 'Edit Profile' },
      words: 'export copy save file json csv spreadsheet excel take away',
      pages: [PATHS.editProfile],
    },
    {
      id: 'delete-account',
      title: 'How do I delete my account?',
      body: 'Open Edit Profile and go to "My data". Press "Delete my account". It goes at once, and nobody can bring it back.',
      link: { to: PATHS.editProfile, label: 'Edit Profile' },
      words: 'remove erase close leave gone data forget me',
      pages: [PATHS.editProfile],
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
