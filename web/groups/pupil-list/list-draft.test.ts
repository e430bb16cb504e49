import { expect, it } from 'vitest';
import { PUPILS } from '#rules/groups/pupils.ts';
import { newDraft, readDraft } from './list-draft.ts';

const draftOf = (...rows: string[]) =>
  newDraft([{ title: '', rows: rows.map((row, at) => ({ line: at + 1, cells: row.split(';') })) }]);
const LED = [{ name: 'Class 4b', memberCount: 3 }];

it('the class of a list is the one of the teacher that is meant; it can be another, or left out', () => {
  const draft = draftOf('Name;Class', 'Ada;4B', 'Ben;4c');
  const classesOf = (classes: Record<string, string | null>) =>
    readDraft({ ...draft, classes }, LED).rows.map(({ name, className }) => `${name} ${className}`);
  expect(classesOf({})).toEqual(['Ada Class 4b', 'Ben 4c']);
  expect(classesOf({ '4b': '4B', '4c': null })).toEqual(['Ada 4B']);
});

it('emails are taken only where their owners sign up alone', () => {
  const draft = draftOf('Name;Class;Email', 'Ada;4b;ada@example.org');
  expect(readDraft(draft, []).rows).toMatchObject([{ email: '' }]);
  expect(readDraft({ ...draft, emails: 'join' }, []).rows).toMatchObject([{ email: 'ada@example.org' }]);
});

it('of the list of a whole school only the classes that the teacher leads are proposed', () => {
  const others = Array.from({ length: PUPILS.mostRows }, (_, at) => `Pupil ${at};${at % 20}x`);
  const { isTooLong, rows } = readDraft(draftOf('Name;Class', 'Ada;4B', ...others), LED);
  expect([isTooLong, rows.map(({ name }) => name)]).toEqual([true, ['Ada']]);
  expect(readDraft(draftOf('Name;Class', 'Ada;4B', ...others.slice(1)), LED).rows).toHaveLength(PUPILS.mostRows);
});
