import { afterEach, expect, it } from 'vitest';
import { keepInView } from './keep-in-view.ts';

afterEach(() => scrollTo(0, 0));

it.each([
  ['below', 3000],
  ['in', 100],
  ['above', 20],
])('a word %s the window comes into it', async (where, top) => {
  const word = document.body.appendChild(document.createElement('span'));
  word.textContent = 'word';
  word.style.cssText = `position: absolute; top: ${top}px`;
  const after = word.parentElement?.appendChild(document.createElement('div'));
  after?.setAttribute('style', 'height: 5000px');
  document.documentElement.dataset.motion = 'reduced';
  if (where === 'above') scrollTo(0, 2000);
  const before = scrollY;
  keepInView(word);
  const isIn = () => {
    const { top, bottom } = word.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  };
  await expect.poll(isIn).toBe(true);
  if (where === 'in') expect(scrollY).toBe(before);
  word.remove();
  after?.remove();
});
