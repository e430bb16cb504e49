import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const START_HERE: AnswerGroup = {
  title: m['help.start_here.title'],
  answers: [
    {
      id: 'what-is-this',
      title: m['help.start_here.what_is_this.title'],
      body: m['help.start_here.what_is_this.body'],
      link: { to: PATHS.about, label: m['app.pages.about'] },
      words: m['help.start_here.what_is_this.words'],
      pages: [PATHS.landing, PATHS.about],
    },
    {
      id: 'where-to-begin',
      title: m['help.start_here.where_to_begin.title'],
      body: m['help.start_here.where_to_begin.body'],
      link: { to: PATHS.dashboard, label: m['app.pages.dashboard'] },
      words: m['help.start_here.where_to_begin.words'],
      pages: [PATHS.dashboard],
    },
    {
      id: 'set-for-me',
      title: m['help.start_here.set_for_me.title'],
      body: m['help.start_here.set_for_me.body'],
      link: { to: PATHS.dashboard, label: m['app.pages.dashboard'] },
      words: m['help.start_here.set_for_me.words'],
      pages: [PATHS.dashboard],
    },
    {
      id: 'need-account',
      title: m['help.start_here.need_account.title'],
      body: m['help.start_here.need_account.body'],
      link: { to: PATHS.dashboard, label: m['app.pages.dashboard'] },
      words: m['help.start_here.need_account.words'],
    },
    {
      id: 'who-answers',
      title: m['help.start_here.who_answers.title'],
      body: m['help.start_here.who_answers.body'],
      link: { to: PATHS.about, label: m['app.pages.about'] },
      words: m['help.start_here.who_answers.words'],
    },
    {
      id: 'talk-to-a-person',
      title: m['help.start_here.talk_to_a_person.title'],
      body: m['help.start_here.talk_to_a_person.body'],
      link: { to: PATHS.about, label: m['app.pages.about'] },
      words: m['help.start_here.talk_to_a_person.words'],
    },
  ],
};
