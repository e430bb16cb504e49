import { m } from '#messages';
import type { Website } from './text-page.tsx';

export type Credit = {
  what: string;
  /** What it is used for, and who made it. */
  sentence: string;
  websites: readonly Website[];
};

const OPEN_FONT_LICENCE = { name: 'SIL Open Font License 1.1', address: 'https://openfontlicense.org' };
const mitLicence = () => ({ name: m['welcome.credits.mit_licence'](), address: 'https://opensource.org/license/mit' });

/** The same list as docs/third-party.md. */
export const creditGroups = (): readonly { title: string; credits: readonly Credit[] }[] => [
  {
    title: m['welcome.credits.pictures.title'](),
    credits: [
      {
        what: m['welcome.credits.pictures.drawings.title'](),
        sentence: m['welcome.credits.pictures.drawings.sentence'](),
        websites: [],
      },
      {
        what: 'Fluent Emoji Flat',
        sentence: m['welcome.credits.pictures.fluent_emoji'](),
        websites: [{ name: 'Fluent Emoji', address: 'https://github.com/microsoft/fluentui-emoji' }, mitLicence()],
      },
      {
        what: 'Phosphor Icons',
        sentence: m['welcome.credits.pictures.phosphor_icons'](),
        websites: [{ name: 'Phosphor Icons', address: 'https://phosphoricons.com' }, mitLicence()],
      },
    ],
  },
  {
    title: m['welcome.credits.letters.title'](),
    credits: [
      {
        what: 'Lexend',
        sentence: m['welcome.credits.letters.lexend'](),
        websites: [{ name: 'Lexend', address: 'https://www.lexend.com' }, OPEN_FONT_LICENCE],
      },
      {
        what: 'Atkinson Hyperlegible Next',
        sentence: m['welcome.credits.letters.atkinson_hyperlegible'](),
        websites: [
          { name: 'Braille Institute', address: 'https://www.brailleinstitute.org/freefont/' },
          OPEN_FONT_LICENCE,
        ],
      },
      {
        what: 'OpenDyslexic',
        sentence: m['welcome.credits.letters.open_dyslexic'](),
        websites: [{ name: 'OpenDyslexic', address: 'https://opendyslexic.org' }, OPEN_FONT_LICENCE],
      },
    ],
  },
  {
    title: m['welcome.credits.sounds.title'](),
    credits: [
      {
        what: m['welcome.credits.sounds.letters.title'](),
        sentence: m['welcome.credits.sounds.letters.sentence'](),
        websites: [
          { name: 'Asterisk', address: 'https://www.asterisk.org' },
          { name: 'CC BY-SA 3.0', address: 'https://creativecommons.org/licenses/by-sa/3.0/' },
        ],
      },
      {
        what: 'SoundSwallower',
        sentence: m['welcome.credits.sounds.sound_swallower'](),
        websites: [
          { name: 'SoundSwallower', address: 'https://github.com/ReadAlongs/SoundSwallower' },
          mitLicence(),
          { name: m['welcome.credits.bsd_licence'](), address: 'https://opensource.org/license/bsd-2-clause' },
        ],
      },
      {
        what: m['welcome.credits.sounds.voice.title'](),
        sentence: m['welcome.credits.sounds.voice.sentence'](),
        websites: [
          { name: 'Festival', address: 'https://www.cstr.ed.ac.uk/projects/festival/' },
          { name: 'Festvox', address: 'https://github.com/festvox/festvox' },
        ],
      },
      {
        what: m['welcome.credits.sounds.tones.title'](),
        sentence: m['welcome.credits.sounds.tones.sentence'](),
        websites: [],
      },
    ],
  },
  {
    title: m['welcome.credits.words.title'](),
    credits: [
      {
        what: m['welcome.credits.words.word_or_not_title'](),
        sentence: m['welcome.credits.words.word_or_not'](),
        websites: [
          { name: 'SUBTLEX-US', address: 'https://doi.org/10.3758/BRM.41.4.977' },
          { name: 'CMUdict', address: 'https://github.com/cmusphinx/cmudict' },
        ],
      },
    ],
  },
];
