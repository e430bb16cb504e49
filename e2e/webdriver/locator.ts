import { callOf, literal } from './driver.ts';
import { find, type Step, type Wanted } from './find.ts';
import { until } from './until.ts';

export type Name = string | RegExp;
export type Options = { name?: Name; exact?: boolean; level?: number; hasText?: Name };

/** What a locator needs of its page. */
type PageOfLocator = {
  evaluate<T>(expression: string): Promise<T>;
  mouse: { click(x: number, y: number): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
};

const wanted = (text: Name, isExact = false): Wanted =>
  text instanceof RegExp ? { pattern: text.source, flags: text.flags } : { text, isExact };

/** The part of Playwright's `Locator` that the journeys for every browser use. */
export class DrivenLocator {
  readonly #page: PageOfLocator;
  readonly #steps: Step[];

  constructor(page: PageOfLocator, steps: Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  page(): PageOfLocator {
    return this.#page;
  }

  toString(): string {
    return JSON.stringify(this.#steps);
  }

  #narrowed(...steps: Step[]): DrivenLocator {
    return new DrivenLocator(this.#page, [...this.#steps, ...steps]);
  }

  locator(css: string, { hasText }: Options = {}): DrivenLocator {
    return this.#narrowed({ css }).filter(hasText === undefined ? {} : { hasText });
  }

  getByRole(role: string, { name, exact, level }: Options = {}): DrivenLocator {
    const named = name === undefined ? {} : { name: wanted(name, exact) };
    return this.#narrowed({ role, ...named, ...(level === undefined ? {} : { level }) });
  }

  getByLabel(label: Name, { exact }: Options = {}): DrivenLocator {
    return this.#narrowed({ label: wanted(label, exact) });
  }

  getByText(text: Name, { exact }: Options = {}): DrivenLocator {
    return this.#narrowed({ text: wanted(text, exact) });
  }

  filter({ hasText }: Options): DrivenLocator {
    return hasText === undefined ? this : this.#narrowed({ has: wanted(hasText) });
  }

  or(other: DrivenLocator): DrivenLocator {
    return this.#narrowed({ or: other.#steps });
  }

  nth(nth: number): DrivenLocator {
    return this.#narrowed({ nth });
  }

  first(): DrivenLocator {
    return this.nth(0);
  }

  get #found(): string {
    return callOf(find, literal(this.#steps));
  }

  /** Calls a function in the page with everything that is found now. */
  evaluateAll<T>(script: (elements: HTMLElement[], argument: never) => T, argument?: unknown): Promise<T> {
    return this.#page.evaluate(callOf(script, this.#found, literal(argument)));
  }

  /** Waits until exactly one element is found. */
  async evaluate<T>(
    script: (element: never, argument: never) => T,
    argument?: unknown,
    { timeout }: { timeout?: number } = {},
  ): Promise<Awaited<T>> {
    const call = callOf(callWithOnly, this.#found, String(script), literal(argument));
    const ask = async () => (await this.#page.evaluate<{ value: Awaited<T> } | null>(call)) ?? undefined;
    return (await until(ask, `one ${this}`, timeout)).value;
  }

  count(): Promise<number> {
    return this.evaluateAll((elements) => elements.length);
  }

  allTextContents(): Promise<string[]> {
    return this.evaluateAll((elements) => elements.map(({ textContent }) => textContent));
  }

  /** As Playwright says: it has a box and is not hidden. */
  isVisible(): Promise<boolean> {
    return this.evaluateAll((elements) =>
      elements.some((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true });
      }),
    );
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element: HTMLElement) => element.textContent);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element: HTMLElement, attribute: string) => element.getAttribute(attribute), name);
  }

  boundingBox(options?: { timeout?: number }) {
    return this.evaluate(
      (element: HTMLElement) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
      },
      undefined,
      options,
    );
  }

  /** Presses the middle or the given place of the element once it stands still and nothing lies over it. */
  async click({ position, timeout }: { position?: { x: number; y: number }; timeout?: number } = {}): Promise<void> {
    const { x, y } = await until(
      async () => (await this.evaluate(pointToPress, position ?? null, { timeout: 1_000 })) ?? undefined,
      `a press on ${this}`,
      timeout,
    );
    await this.#page.mouse.click(x, y);
  }

  /** Replaces what a field holds by typing. */
  async fill(text: string): Promise<void> {
    await this.evaluate((field: HTMLInputElement) => {
      field.focus();
      field.select();
    });
    if (text === '') await this.#page.keyboard.press('Backspace');
    else await this.#page.keyboard.type(text);
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'attached' | 'hidden' } = {}): Promise<void> {
    const isSo = async () =>
      state === 'attached' ? (await this.count()) > 0 : (await this.isVisible()) === (state === 'visible');
    await until(async () => (await isSo()) || undefined, `${this} is ${state}`);
  }
}

/** Runs in the page. */
async function callWithOnly<E, A, T>(found: E[], script: (element: E, argument: A) => T, argument: A) {
  const [only] = found;
  return only && found.length === 1 ? { value: await script(only, argument) } : null;
}

/** Runs in the page. */
async function pointToPress(element: HTMLElement, position: { x: number; y: number } | null) {
  const box = () => element.getBoundingClientRect();
  const before = box();
  if (before.top < 0 || before.bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { x, y, width, height } = box();
  const at = { x: x + (position?.x ?? width / 2), y: y + (position?.y ?? height / 2) };
  const isStill = Math.abs(before.x - x) + Math.abs(before.y - y) < 1;
  const top = document.elementFromPoint(at.x, at.y);
  const isOnTop = element.contains(top) || (top?.closest('label')?.contains(element) ?? false);
  return isStill && isOnTop && !element.matches(':disabled, [aria-disabled="true"]') ? at : null;
}
