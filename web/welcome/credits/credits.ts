import type { Website } from '../text-page/website-links.tsx';

export type Credit = {
  what: string;
  /** What it is used for, and who made it. */
  sentence: string;
  websites: readonly Website[];
};

const OPEN_FONT_LICENCE = { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org' };
const MIT_LICENCE = { name: 'MIT licence', address: 'https://opensource.org/license/mit' };

/** The same as docs/third-party.md. */
export const CREDITS: readonly { title: string; credits: readonly Credit[] }[] = [
  {
    title: 'Pictures',
    credits: [
      {
        what: 'Drawings and logo',
        sentence: 'The hills, the lenses, the posters and the logo are drawn for #thembstudy.',
        websites: [],
      },
      {
        what: 'Fluent Emoji Flat',
        sentence: 'The pictures in games, quizzes and profiles. They are made by Microsoft.',
        websites: [{ name: 'Fluent Emoji', address: 'https://github.com/microsoft/fluentui-emoji' }, MIT_LICENCE],
      },
      {
        what: 'Phosphor Icons',
        sentence: 'The small signs beside words. They are made by the people of Phosphor Icons.',
        websites: [{ name: 'Phosphor Icons', address: 'https://phosphoricons.com' }, MIT_LICENCE],
      },
    ],
  },
  {
    title: 'Letters',
    credits: [
      {
        what: 'Lexend',
        sentence: 'The letters of most words here. They are made by The Lexend Project Authors.',
        websites: [{ name: 'Lexend', address: 'https://www.lexend.com' }, OPEN_FONT_LICENCE],
      },
      {
        what: 'Atkinson Hyperlegible Next',
        sentence: 'The letters in the letter quiz. They are made by the Braille Institute of America.',
        websites: [
          { name: 'Braille Institute', address: 'https://www.brailleinstitute.org/freefont/' },
          OPEN_FONT_LICENCE,
        ],
      },
      {
        what: 'OpenDyslexic',
        sentence: 'Letters you can choose. They are made by Abbie Gonzalez.',
        websites: [{ name: 'OpenDyslexic', address: 'https://opendyslexic.org' }, OPEN_FONT_LICENCE],
      },
    ],
  },
  {
    title: 'Voices and sounds',
    credits: [
      {
        what: 'Recorded voice',
        sentence: 'You hear it when your device has no voice. We made it with a program called eSpeak NG.',
        websites: [{ name: 'eSpeak NG', address: 'https://github.com/espeak-ng/espeak-ng' }],
      },
      {
        what: 'Tones in games',
        sentence: 'Your browser makes them while you play. They are ours.',
        websites: [],
      },
    ],
  },
];
