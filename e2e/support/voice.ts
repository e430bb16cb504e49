import type { Page } from '@playwright/test';

type Utterance = { text: string; onstart(): void; onend(): void; onboundary?(event: object): void };

/**
 * Gives the page a voice. It says each sentence in a moment, word by word, or waits for `reachWord` when it does not read on.
 * Call it before the page is opened.
 */
export async function addVoice(page: Page, { readsOn = true } = {}): Promise<void> {
  await page.addInitScript(installVoice, readsOn);
}

/** The sentences that the voice was given. */
export function spokenBy(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'spoken') ?? []);
}

/** How often the voice was silenced. */
export function timesSilenced(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'silenced'));
}

/** Lets the voice begin a word of its sentence. */
export async function reachWord(page: Page, word: string): Promise<void> {
  await page.evaluate((reached) => void Reflect.get(window, 'reach')(reached), word);
}

/** Runs in the page. */
function installVoice(readsOn: boolean): void {
  const spoken: string[] = [];
  let current: Utterance | undefined;
  let silenced = 0;
  const sayWordAt = (charIndex: number) => current?.onboundary?.({ name: 'word', charIndex });
  const speak = (utterance: Utterance) => {
    current = utterance;
    spoken.push(utterance.text);
    utterance.onstart();
    if (!readsOn) return;
    for (const { index } of utterance.text.matchAll(/\S+/g)) sayWordAt(index);
    // A voice that is faster is taken for one that did not speak.
    setTimeout(() => utterance.onend(), 30 * utterance.text.split(' ').length + 100);
  };
  const cancel = () => {
    silenced += 1;
  };
  const voices = [{ name: 'Stand-in', lang: 'en-GB', localService: true, default: true, voiceURI: '' }];
  Object.defineProperties(window, {
    spoken: { value: spoken },
    silenced: { get: () => silenced },
    reach: { value: (word: string) => sayWordAt(current?.text.indexOf(word) ?? 0) },
    speechSynthesis: { value: Object.assign(new EventTarget(), { getVoices: () => voices, speak, cancel }) },
    SpeechSynthesisUtterance: {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    },
  });
}
