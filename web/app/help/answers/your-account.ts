import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const YOUR_ACCOUNT: AnswerGroup = {
  title: 'Your account',
  answers: [
    {
      id: 'sign-up',
      title: 'How do I make an account?',
      body: 'Press "Sign Up" at the top. On a small screen, press "Menu" first. Say how old the person is who will use the account, then fill in the rest.',
      link: { to: PATHS.landing, label: 'Home page' },
      words: 'register create join new login age child',
    },
    {
      id: 'child-account',
      title: 'Who makes the account of a child?',
      body: 'A grown-up makes the account of a child under 13. They give their own email.',
      link: { to: PATHS.privacy, label: 'Privacy' },
      words: 'kids age parent teacher young under 13 sign up son daughter',
    },
    {
      id: 'sign-in-with',
      title: 'How do I sign in with Google?',
      body: 'On a small screen, press "Menu" first. Press "Login" at the top, then "Google", and a new window opens. Apple, GitHub and Facebook work the same way.',
      link: { to: PATHS.landing, label: 'Home page' },
      words: 'github apple facebook social popup window school button not set up',
      pages: [PATHS.signInWith, PATHS.signInDone],
    },
    {
      id: 'password',
      title: 'What is a good password?',
      body: 'It has at least 10 characters. Three short words work well. Press "Show" to see what you type.',
      link: { to: PATHS.landing, label: 'Home page' },
      words: 'log in wrong secret cannot login',
    },
    {
      id: 'forgot-password',
      title: 'I forgot my password. What now?',
      body: 'On a small screen, press "Menu" first. Press "Login" at the top, then "Forgot your password?", and type your email. If mail works here, a link comes to you.',
      link: { to: PATHS.landing, label: 'Home page' },
      words: 'forgotten lost reset cannot log in',
      pages: [PATHS.resetPassword],
    },
    {
      id: 'confirm-email',
      title: 'What does "Verified" mean?',
      body: 'It means that your email was shown to be yours. A link in a mail shows that.',
      link: { to: PATHS.profile, label: 'Profile' },
      words: 'confirm email address badge not verified link mail',
      pages: [PATHS.confirmEmail],
    },
    {
      id: 'profile',
      title: 'What is in my profile?',
      body: 'It shows your name, your email and your points. There you turn Focus Mode and Daily Reports on or off. You need to be logged in.',
      link: { to: PATHS.profile, label: 'Profile' },
      words: 'verified user id avatar toggles',
      pages: [PATHS.profile],
    },
    {
      id: 'change-name',
      title: 'How do I change my name or my picture?',
      body: 'Open your profile and press "Edit Profile". Type a name or choose a picture. Then press "Save".',
      link: { to: PATHS.editProfile, label: 'Edit Profile' },
      words: 'avatar photo upload own letter nickname edit',
      pages: [PATHS.editProfile],
    },
    {
      id: 'change-password',
      title: 'How do I change my password?',
      body: 'Open your profile and press "Edit Profile". Press "Change password" there. All other browsers are signed out then.',
      link: { to: PATHS.editProfile, label: 'Edit Profile' },
      words: 'new safe secret stolen devices browsers sessions',
      pages: [PATHS.editProfile],
    },
    {
      id: 'log-out',
      title: 'How do I log out?',
      body: 'Press your picture or letter at the top. Choose "Logout". On a small screen, press "Menu" first.',
      link: { to: PATHS.profile, label: 'Profile' },
      words: 'sign out leave exit shared computer',
    },
  ],
};
