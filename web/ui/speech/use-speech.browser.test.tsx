import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { Prompt } from './speech.ts';
import { useSpeech } from './use-speech.ts';

const PROMPTS: Prompt[] = [{ words: 'small b', clip: '/clips/small-b.mp3' }];

const renders: ReturnType<typeof useSpeech>[] = [];

function Page() {
  renders.push(useSpeech(PROMPTS));
  return null;
}

it('says the prompt of a press that comes before the page is rendered again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const played: string[] = [];
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(new URL(this.src).pathname);
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<Page />));
  const [prompt] = PROMPTS;
  expect(prompt && (await renders[0]?.say(prompt, 'usual'))).toBe('heard');
  expect(played).toEqual(['/clips/small-b.mp3']);
  await act(() => root.unmount());
});
