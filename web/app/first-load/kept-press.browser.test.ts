import { expect, it, vi } from 'vitest';
import { answerKeptPress } from './kept-press.ts';

/** A button that was pressed this many milliseconds ago, and how often it was pressed since. */
function buttonPressedBefore(ms: number) {
  const button = document.createElement('button');
  button.dataset.keptPress = String(Date.now() - ms);
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  document.body.replaceChildren(button);
  return { button, pressed };
}

it.each([
  ['is repeated once', 14_000, 1],
  ['is forgotten after 15 seconds', 15_000, 0],
])('a press before the page could answer %s', async (_, ms, times) => {
  const { button, pressed } = buttonPressedBefore(ms);
  answerKeptPress();
  answerKeptPress();
  await expect.poll(() => button.dataset.keptPress).toBeUndefined();
  expect(pressed).toHaveBeenCalledTimes(times);
});
