import { m } from '#messages';
import type { SettingsCardName } from '../../account/settings/settings-page.tsx';
import { PATHS } from '../../paths.ts';
import type { Answer, AnswerGroup } from '../answer.ts';

const LETTERS_AND_COLOURS: Answer = {
  id: 'letters-and-colours',
  title: m['help.settings.letters_and_colours.title'],
  body: m['help.settings.letters_and_colours.body'],
  link: { to: PATHS.settings, label: m['app.pages.settings'] },
  words: m['help.settings.letters_and_colours.words'],
  pages: [PATHS.settings],
};

const SOUND_AND_CLOCKS: Answer = {
  id: 'sound-and-clocks',
  title: m['help.settings.sound_and_clocks.title'],
  body: m['help.settings.sound_and_clocks.body'],
  link: { to: PATHS.settings, label: m['app.pages.settings'] },
  words: m['help.settings.sound_and_clocks.words'],
  pages: [PATHS.settings],
};

/** The answer for each card of the settings page. */
const HOW_TO_CHANGE: Record<SettingsCardName, Answer> = {
  reading: LETTERS_AND_COLOURS,
  colours: LETTERS_AND_COLOURS,
  sound: SOUND_AND_CLOCKS,
  clocks: SOUND_AND_CLOCKS,
};

export const SETTINGS_ANSWERS: AnswerGroup = {
  title: m['help.settings.title'],
  answers: [
    ...new Set(Object.values(HOW_TO_CHANGE)),
    {
      id: 'focus-mode',
      title: m['help.settings.focus_mode.title'],
      body: m['help.settings.focus_mode.body'],
      link: { to: PATHS.profile, label: m['app.pages.profile'] },
      words: m['help.settings.focus_mode.words'],
    },
    {
      id: 'daily-reports',
      title: m['help.settings.daily_reports.title'],
      body: m['help.settings.daily_reports.body'],
      link: { to: PATHS.profile, label: m['app.pages.profile'] },
      words: m['help.settings.daily_reports.words'],
    },
  ],
};
