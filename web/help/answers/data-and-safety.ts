import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const DATA_AND_SAFETY: AnswerGroup = {
  title: m['help.data_and_safety.title'],
  answers: [
    {
      id: 'who-sees',
      title: m['help.data_and_safety.who_sees.title'],
      body: m['help.data_and_safety.who_sees.body'],
      link: { to: PATHS.about, label: m['app.pages.about'] },
      words: m['help.data_and_safety.who_sees.words'],
      pages: [PATHS.sharing],
    },
    {
      id: 'join-a-class',
      title: m['help.data_and_safety.join_a_class.title'],
      body: m['help.data_and_safety.join_a_class.body'],
      link: { to: PATHS.sharing, label: m['app.pages.sharing'] },
      words: m['help.data_and_safety.join_a_class.words'],
      pages: [PATHS.sharing],
    },
    {
      id: 'where-results-are',
      title: m['help.data_and_safety.where_results_are.title'],
      body: m['help.data_and_safety.where_results_are.body'],
      link: { to: PATHS.settings, label: m['app.pages.settings'] },
      words: m['help.data_and_safety.where_results_are.words'],
    },
    {
      id: 'what-we-keep',
      title: m['help.data_and_safety.what_we_keep.title'],
      body: m['help.data_and_safety.what_we_keep.body'],
      link: { to: PATHS.privacy, label: m['app.pages.privacy'] },
      words: m['help.data_and_safety.what_we_keep.words'],
      pages: [PATHS.privacy],
    },
    {
      id: 'download-data',
      title: m['help.data_and_safety.download_data.title'],
      body: m['help.data_and_safety.download_data.body'],
      link: { to: PATHS.editProfile, label: m['app.pages.edit_profile'] },
      words: m['help.data_and_safety.download_data.words'],
      pages: [PATHS.editProfile],
    },
    {
      id: 'delete-account',
      title: m['help.data_and_safety.delete_account.title'],
      body: m['help.data_and_safety.delete_account.body'],
      link: { to: PATHS.editProfile, label: m['app.pages.edit_profile'] },
      words: m['help.data_and_safety.delete_account.words'],
      pages: [PATHS.editProfile],
    },
    {
      id: 'remove-results',
      title: m['help.data_and_safety.remove_results.title'],
      body: m['help.data_and_safety.remove_results.body'],
      link: { to: PATHS.report, label: m['app.pages.report'] },
      words: m['help.data_and_safety.remove_results.words'],
    },
    {
      id: 'diary',
      title: m['help.data_and_safety.diary.title'],
      body: m['help.data_and_safety.diary.body'],
      link: { to: PATHS.diary, label: m['app.pages.diary'] },
      words: m['help.data_and_safety.diary.words'],
      pages: [PATHS.diary],
    },
    {
      id: 'my-plan',
      title: m['help.data_and_safety.my_plan.title'],
      body: m['help.data_and_safety.my_plan.body'],
      link: { to: PATHS.plan, label: m['plan.title'] },
      words: m['help.data_and_safety.my_plan.words'],
      pages: [PATHS.plan],
    },
    {
      id: 'server-away',
      title: m['help.data_and_safety.server_away.title'],
      body: m['help.data_and_safety.server_away.body'],
      link: { to: PATHS.report, label: m['app.pages.report'] },
      words: m['help.data_and_safety.server_away.words'],
    },
    {
      id: 'pictures',
      title: m['help.data_and_safety.pictures.title'],
      body: m['help.data_and_safety.pictures.body'],
      link: { to: PATHS.pictureCredits, label: m['app.pages.picture_credits'] },
      words: m['help.data_and_safety.pictures.words'],
      pages: [PATHS.pictureCredits],
    },
  ],
};
