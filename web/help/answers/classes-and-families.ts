import { m } from '#messages';
import { PATHS } from '../../paths.ts';
import type { AnswerGroup } from '../answer.ts';

export const CLASSES_AND_FAMILIES: AnswerGroup = {
  title: m['help.classes.title'],
  answers: [
    {
      id: 'class-and-family',
      title: m['help.classes.class_and_family.title'],
      body: m['help.classes.class_and_family.body'],
      link: { to: PATHS.groups, label: m['app.pages.groups'] },
      words: m['help.classes.class_and_family.words'],
      pages: [PATHS.groups],
    },
    {
      id: 'accounts-for-pupils',
      title: m['help.classes.accounts_for_pupils.title'],
      body: m['help.classes.accounts_for_pupils.body'],
      link: { to: PATHS.pupilList, label: m['app.pages.pupil_list'] },
      words: m['help.classes.accounts_for_pupils.words'],
      pages: [PATHS.pupilList],
    },
    {
      id: 'set-something',
      title: m['help.classes.set_something.title'],
      body: m['help.classes.set_something.body'],
      link: { to: PATHS.groups, label: m['app.pages.groups'] },
      words: m['help.classes.set_something.words'],
      pages: [PATHS.groups],
    },
    {
      id: 'print-cards-again',
      title: m['help.classes.print_cards_again.title'],
      body: m['help.classes.print_cards_again.body'],
      link: { to: PATHS.groups, label: m['app.pages.groups'] },
      words: m['help.classes.print_cards_again.words'],
      pages: [PATHS.groups],
    },
    {
      id: 'forgotten-card',
      title: m['help.classes.forgotten_card.title'],
      body: m['help.classes.forgotten_card.body'],
      link: { to: PATHS.groups, label: m['app.pages.groups'] },
      words: m['help.classes.forgotten_card.words'],
      pages: [PATHS.groups],
    },
    {
      id: 'second-teacher',
      title: m['help.classes.second_teacher.title'],
      body: m['help.classes.second_teacher.body'],
      link: { to: PATHS.groups, label: m['app.pages.groups'] },
      words: m['help.classes.second_teacher.words'],
      pages: [PATHS.groups],
    },
    {
      id: 'remove-or-move-a-pupil',
      title: m['help.classes.remove_or_move_a_pupil.title'],
      body: m['help.classes.remove_or_move_a_pupil.body'],
      link: { to: PATHS.groups, label: m['app.pages.groups'] },
      words: m['help.classes.remove_or_move_a_pupil.words'],
      pages: [PATHS.groups],
    },
    {
      id: 'parents-agreement',
      title: m['help.classes.parents_agreement.title'],
      body: m['help.classes.parents_agreement.body'],
      link: { to: PATHS.agreement, label: m['app.pages.agreement'] },
      words: m['help.classes.parents_agreement.words'],
      pages: [PATHS.groups, PATHS.agreement],
    },
    {
      id: 'wrong-parent',
      title: m['help.classes.wrong_parent.title'],
      body: m['help.classes.wrong_parent.body'],
      link: { to: PATHS.groups, label: m['app.pages.groups'] },
      words: m['help.classes.wrong_parent.words'],
      pages: [PATHS.groups],
    },
    {
      id: 'data-protection',
      title: m['help.classes.data_protection.title'],
      body: m['help.classes.data_protection.body'],
      link: { to: PATHS.privacy, label: m['app.pages.privacy'] },
      words: m['help.classes.data_protection.words'],
      pages: [PATHS.privacy],
    },
  ],
};
