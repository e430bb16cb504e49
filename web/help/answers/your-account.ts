import { PASSWORD } from '#contract/people/password.ts';
import { m } from '#messages';
import { BUILT_IN_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { PATHS } from '../../paths.ts';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import type { AnswerGroup } from '../answer.ts';

const { google: _, ...others } = BUILT_IN_PROVIDERS;
const OTHERS = Object.values(others);

export const YOUR_ACCOUNT: AnswerGroup = {
  title: m['help.your_account.title'],
  answers: [
    {
      id: 'sign-up',
      title: m['help.your_account.sign_up.title'],
      body: m['help.your_account.sign_up.body'],
      link: { to: PATHS.landing, label: m['app.pages.landing'] },
      words: m['help.your_account.sign_up.words'],
    },
    {
      id: 'child-account',
      title: m['help.your_account.child_account.title'],
      body: m['help.your_account.child_account.body'],
      link: { to: PATHS.privacy, label: m['app.pages.privacy'] },
      words: m['help.your_account.child_account.words'],
    },
    {
      id: 'grown-up-account',
      title: m['help.your_account.grown_up_account.title'],
      body: m['help.your_account.grown_up_account.body'],
      link: { to: PATHS.profile, label: m['app.pages.profile'] },
      words: m['help.your_account.grown_up_account.words'],
    },
    {
      id: 'sign-in-with',
      title: m['help.your_account.sign_in_with.title'],
      body: () => m['help.your_account.sign_in_with.body']({ others: joinWithAnd(OTHERS) }),
      link: { to: PATHS.landing, label: m['app.pages.landing'] },
      words: () => m['help.your_account.sign_in_with.words']({ others: OTHERS.join(' ') }),
      pages: [PATHS.signInWith, PATHS.signInDone],
    },
    {
      id: 'sign-in-with-pictures',
      title: m['help.your_account.sign_in_with_pictures.title'],
      body: m['help.your_account.sign_in_with_pictures.body'],
      link: { to: PATHS.pictures, label: m['app.pages.pictures'] },
      words: m['help.your_account.sign_in_with_pictures.words'],
      pages: [PATHS.pictures],
    },
    {
      id: 'password',
      title: m['help.your_account.password.title'],
      body: () => m['help.your_account.password.body']({ count: PASSWORD.shortest }),
      link: { to: PATHS.landing, label: m['app.pages.landing'] },
      words: m['help.your_account.password.words'],
    },
    {
      id: 'forgot-password',
      title: m['help.your_account.forgot_password.title'],
      body: m['help.your_account.forgot_password.body'],
      link: { to: PATHS.landing, label: m['app.pages.landing'] },
      words: m['help.your_account.forgot_password.words'],
      pages: [PATHS.resetPassword],
    },
    {
      id: 'somebody-else',
      title: m['help.your_account.somebody_else.title'],
      body: m['help.your_account.somebody_else.body'],
      link: { to: PATHS.takeBack, label: m['sign_in.take_back.title'] },
      words: m['help.your_account.somebody_else.words'],
      pages: [PATHS.takeBack],
    },
    {
      id: 'confirm-email',
      title: m['help.your_account.confirm_email.title'],
      body: m['help.your_account.confirm_email.body'],
      link: { to: PATHS.profile, label: m['app.pages.profile'] },
      words: m['help.your_account.confirm_email.words'],
      pages: [PATHS.confirmEmail],
    },
    {
      id: 'profile',
      title: m['help.your_account.profile.title'],
      body: m['help.your_account.profile.body'],
      link: { to: PATHS.profile, label: m['app.pages.profile'] },
      words: m['help.your_account.profile.words'],
      pages: [PATHS.profile],
    },
    {
      id: 'change-name',
      title: m['help.your_account.change_name.title'],
      body: m['help.your_account.change_name.body'],
      link: { to: PATHS.editProfile, label: m['app.pages.edit_profile'] },
      words: m['help.your_account.change_name.words'],
      pages: [PATHS.editProfile],
    },
    {
      id: 'change-password',
      title: m['help.your_account.change_password.title'],
      body: m['help.your_account.change_password.body'],
      link: { to: PATHS.editProfile, label: m['app.pages.edit_profile'] },
      words: m['help.your_account.change_password.words'],
      pages: [PATHS.editProfile],
    },
    {
      id: 'log-out',
      title: m['help.your_account.log_out.title'],
      body: m['help.your_account.log_out.body'],
      link: { to: PATHS.profile, label: m['app.pages.profile'] },
      words: m['help.your_account.log_out.words'],
    },
  ],
};
