// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswerButtons } from './answer-buttons.tsx';

const READY_AFTER_MS = 500;

const answered: string[] = [];
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="main"></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
  answered.length = 0;
});

afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
});

/** The answers to one question. */
function ask(question: string, isOpen = true) {
  return act(() =>
    root.render(
      <AnswerButtons
        key={question}
        aria-label={question}
        answers={['yes', 'no'].map((value) => ({ value, label: value }))}
        onAnswer={(value) => answered.push(`${question}: ${value}`)}
        readyAfterMs={READY_AFTER_MS}
        isOpen={isOpen}
      />,
    ),
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const buttons = () => [...document.querySelectorAll('button')];
const lookInactive = () => buttons().map((button) => button.getAttribute('aria-disabled') === 'true');

const numberKey = (options: KeyboardEventInit = {}) => {
  dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', ...options }));
};
const click = (detail: number) => {
  buttons()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
};
const PRESSES = [
  ['a click', () => click(1)],
  ['the second click of a double click', () => click(2)],
  ['a number key', () => numberKey()],
] as const;

it.each(PRESSES)('%s counts once the answers look active, and not before', async (_name, press) => {
  await ask('first');
  await pass(READY_AFTER_MS - 1);
  expect(lookInactive()).toEqual([true, true]);
  await act(press);
  expect(answered).toEqual([]);
  await pass(1);
  expect(lookInactive()).toEqual([false, false]);
  await act(press);
  expect(answered).toEqual(['first: yes']);
});

it.each(PRESSES)('%s within 500 ms after another press does not answer the next question', async (_name, press) => {
  await ask('first');
  await pass(READY_AFTER_MS);
  await act(press);
  await ask('second');
  for (const waitMs of [0, 100, 399]) {
    await pass(waitMs);
    expect(lookInactive()).toEqual([true, true]);
    await act(press);
  }
  expect(answered).toEqual(['first: yes']);
});

it('a number key that is held down answers nothing', async () => {
  await ask('first');
  await pass(READY_AFTER_MS);
  await act(() => numberKey({ repeat: true }));
  expect(answered).toEqual([]);
});

it('answers that open again wait as long as new ones', async () => {
  await ask('first');
  await pass(READY_AFTER_MS);
  await ask('first', false);
  expect(lookInactive()).toEqual([true, true]);
  await pass(READY_AFTER_MS);
  expect(lookInactive()).toEqual([true, true]);
  await ask('first');
  await pass(READY_AFTER_MS - 1);
  expect(lookInactive()).toEqual([true, true]);
  await pass(1);
  expect(lookInactive()).toEqual([false, false]);
});
