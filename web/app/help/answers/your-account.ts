import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const YOUR_ACCOUNT: AnswerGroup = {
  title: 'Your account',
  answers: [
    {
      id: 'sign-up',
      title: 'How do I make an account?',
      body: 'Press "Sign Up" at the top. On a small screen, press "Menu" first. Give your name, your email and a password.',
      link: { to: PATHS.landing, label: 'Home page' },
      words: 'register create join new login google github apple facebook',
    },
    {
      id: 'password',
      title: 'What is a good password?',
      body: 'It has at least 10 characters. Three short words work well. Press "Show" to see what you type.',
      link: { to: PATHS.landing, label: 'Home page' },
      words: 'log in forgot forgotten wrong secret cannot login',
    },
    {
      id: 'profile',
      title: 'What is in my profile?',
      body: 'It shows your name, your email and your points. There you turn Focus Mode and Daily Reports on or off. You need to be logged in.',
      link: { to: PATHS.profile, label: 'Profile' },
      words: 'verified user id avatar picture edit name toggles',
      pages: [PATHS.profile],
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
