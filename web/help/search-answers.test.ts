import { describe, expect, it } from 'vitest';
import { ANSWERS } from './answers.ts';
import { searchAnswers } from './search-answers.ts';

const idsFor = (typed: string) => searchAnswers(typed)?.map(({ id }) => id) ?? null;

describe('the search', () => {
  it.each(ANSWERS.map(({ id, title }) => [title(), id]))('finds an answer by its title: %s', (title, id) => {
    expect(idsFor(title)?.[0]).toBe(id);
  });

  it.each([
    ['words of its text', 'trained person', 'diagnosis'],
    ['other words for it', 'resume', 'go-on'],
    ['the beginning of a word', 'passw', 'password'],
    ['capitals', 'DIARY', 'diary'],
    ['a slip: dislexia', 'dislexia', 'diagnosis'],
    ['a slip: pasword', 'pasword', 'password'],
    ['a slip: leeder board', 'leaderbord', 'leaderboard'],
    ['a question in full', 'where is my pasword?', 'password'],
    ['no sound', 'no sound', 'no-sound'],
    ['bigger text', 'bigger text', 'letters-and-colours'],
    ['a second teacher', 'how do I add an assistant to my class', 'second-teacher'],
    ['a pupil who leaves', 'delete a pupil from my class', 'remove-or-move-a-pupil'],
    ["a parent's agreement", 'consent of parents', 'parents-agreement'],
    ['data protection', 'gdpr at school', 'data-protection'],
    ['cards again', 'print the picture cards again', 'print-cards-again'],
    ['a forgotten card', 'a pupil forgot the card', 'forgotten-card'],
  ])('finds %s', (_name, typed, id) => {
    expect(idsFor(typed)).toContain(id);
  });

  it('puts what has all words before what has some', () => {
    expect(idsFor('hide clocks')?.[0]).toBe('sound-and-clocks');
  });

  it('says when there is nothing', () => {
    expect(searchAnswers('xylophone')).toEqual([]);
    expect(searchAnswers('qqqq zzzz')).toEqual([]);
  });

  it.each(['', '   ', '?', '  ... ', 'how do I', 'What is'])(
    'waits while there is nothing to search for: "%s"',
    (typed) => {
      expect(searchAnswers(typed)).toBeNull();
    },
  );

  it('never throws, whatever is typed', () => {
    for (const typed of ['👍🏽', '\u0000', '((((', 'é', 'a'.repeat(5000), 'د', '💾 diary']) searchAnswers(typed);
  });
});
