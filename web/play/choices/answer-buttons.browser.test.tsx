import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickInStoppedTime, tap } from '../../testing/input-methods.ts';
import { AnswerButtons } from './answer-buttons.tsx';

const READY_AFTER_MS = 500;

const answered: string[] = [];
let root: Root;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  answered.length = 0;
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
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
const buttons = () => [...container.querySelectorAll('button')];
const lookInactive = () => buttons().map((button) => button.getAttribute('aria-disabled') === 'true');

/** A press on a button that looks inactive is a press all the same. */
const yes = page.getByRole('button', { name: 'yes' });
const PRESSES = [
  ['a click', () => clickInStoppedTime(yes)],
  ['a touch', () => tap(yes)],
  [
    'the second click of a double click',
    async () => void buttons()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })),
  ],
  ['a number key', () => userEvent.keyboard('1')],
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
  await act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', repeat: true })));
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
