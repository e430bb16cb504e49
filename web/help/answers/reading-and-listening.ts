import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const READING_AND_LISTENING: AnswerGroup = {
  title: m['help.reading_and_listening.title'],
  answers: [
    {
      id: 'lab',
      title: m['help.reading_and_listening.lab.title'],
      body: m['help.reading_and_listening.lab.body'],
      link: { to: PATHS.levelUpLab, label: m['app.pages.level_up_lab'] },
      words: m['help.reading_and_listening.lab.words'],
      pages: [PATHS.levelUpLab],
    },
    {
      id: 'assignment',
      title: m['help.reading_and_listening.assignment.title'],
      body: m['help.reading_and_listening.assignment.body'],
      link: { to: PATHS.assignment, label: m['app.pages.assignment'] },
      words: m['help.reading_and_listening.assignment.words'],
      pages: [PATHS.assignment],
    },
    {
      id: 'my-texts',
      title: m['help.reading_and_listening.my_texts.title'],
      body: m['help.reading_and_listening.my_texts.body'],
      link: { to: PATHS.myTexts, label: m['app.pages.my_texts'] },
      words: m['help.reading_and_listening.my_texts.words'],
      pages: [PATHS.myTexts],
    },
    {
      id: 'read-yourself',
      title: m['help.reading_and_listening.read_yourself.title'],
      body: m['help.reading_and_listening.read_yourself.body'],
      link: { to: PATHS.readYourself, label: m['app.pages.read_yourself'] },
      words: m['help.reading_and_listening.read_yourself.words'],
      pages: [PATHS.readYourself],
    },
    {
      id: 'listen',
      title: m['help.reading_and_listening.listen.title'],
      body: m['help.reading_and_listening.listen.body'],
      link: { to: PATHS.settings, label: m['app.pages.settings'] },
      words: m['help.reading_and_listening.listen.words'],
      pages: [PATHS.conditions, PATHS.about, PATHS.resultsExplained],
    },
    {
      id: 'reading-history',
      title: m['help.reading_and_listening.reading_history.title'],
      body: m['help.reading_and_listening.reading_history.body'],
      link: { to: PATHS.levelUpLab, label: m['app.pages.level_up_lab'] },
      words: m['help.reading_and_listening.reading_history.words'],
      pages: [PATHS.levelUpLab],
    },
    {
      id: 'videos',
      title: m['help.reading_and_listening.videos.title'],
      body: m['help.reading_and_listening.videos.body'],
      link: { to: PATHS.videos, label: m['app.pages.videos'] },
      words: m['help.reading_and_listening.videos.words'],
      pages: [PATHS.videos],
    },
  ],
};
