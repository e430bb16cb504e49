import { expect, it } from 'vitest';
import { outcomeMessage } from './outcome-message.ts';

const sentence = 'The server does not answer.';
const before = { nickname: null, heardAt: 1 };

it('says that a choice was saved', () => {
  expect(outcomeMessage({ wanted: 'Fox' }, { nickname: 'Fox', heardAt: 2 })).toEqual({
    tone: 'positive',
    sentence: 'Saved. Others see you as Fox.',
  });
  expect(outcomeMessage({ wanted: null }, before)?.sentence).toBe('Saved. Now only you see your place.');
});

it('says after a refusal what holds', () => {
  expect(outcomeMessage({ wanted: 'Fox', sentence }, before)).toEqual({
    tone: 'danger',
    sentence: `${sentence} You are not shown yet.`,
  });
  expect(outcomeMessage({ wanted: null, sentence }, { nickname: 'Fox', heardAt: 1 })?.sentence).toBe(
    `${sentence} Others still see you as Fox.`,
  );
});

it('does not say what holds while that is not known', () => {
  expect(outcomeMessage({ wanted: 'Fox', sentence, doubtedAt: 1 }, before)).toEqual({
    tone: 'danger',
    sentence: `${sentence} It is not known whether this was saved.`,
  });
});

it('says what holds once the server has answered again', () => {
  const lost = { wanted: 'Fox', sentence, doubtedAt: 1 };
  expect(outcomeMessage(lost, { nickname: 'Fox', heardAt: 2 })?.sentence).toBe('Saved. Others see you as Fox.');
  expect(outcomeMessage(lost, { nickname: null, heardAt: 2 })?.sentence).toBe(`${sentence} You are not shown yet.`);
  expect(outcomeMessage({ ...lost, wanted: null }, { nickname: null, heardAt: 2 })?.tone).toBe('positive');
});

it('says nothing where the field shows what is wrong', () => {
  expect(outcomeMessage({ wanted: 'Fox', sentence, isOfField: true }, before)).toBeNull();
});
