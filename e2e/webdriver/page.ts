import { setTimeout as sleep } from 'node:timers/promises';
import { callOf, type Driver, type Input, literal } from './driver.ts';
import { DrivenLocator, type Name, type Options } from './locator.ts';
import { until } from './until.ts';

const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The part of Playwright's `BrowserContext` that the journeys for every browser use. */
export class DrivenContext {
  readonly driver: Driver;
  readonly baseUrl: string;
  readonly #known = new Set<string>();

  constructor(driver: Driver, baseUrl: string) {
    this.driver = driver;
    this.baseUrl = baseUrl;
  }

  /** The next window that opens; first the one that is open from the start. */
  waitForEvent(_event: 'page'): Promise<DrivenPage> {
    return until(async () => {
      const opened = (await this.driver.windows()).find((window) => !this.#known.has(window));
      if (opened === undefined) return undefined;
      this.#known.add(opened);
      return new DrivenPage(this, opened);
    }, 'another window');
  }
}

/** The part of Playwright's `Page` that the journeys for every browser use. Its time is real. */
export class DrivenPage {
  readonly window: string;
  readonly #context: DrivenContext;
  readonly #initScripts: string[] = [];
  #isClosed = false;

  constructor(context: DrivenContext, window: string) {
    this.#context = context;
    this.window = window;
  }

  get #driver(): Driver {
    return this.#context.driver;
  }

  context(): DrivenContext {
    return this.#context;
  }

  async goto(path: string): Promise<void> {
    await this.#driver.goto(this.window, this.address(path));
    await this.#runInitScripts();
  }

  async reload(): Promise<void> {
    await this.#driver.reload(this.window);
    await this.#runInitScripts();
  }

  address(path: string): string {
    return new URL(path, this.#context.baseUrl).href;
  }

  /** Unlike in Playwright the script runs once the page is loaded. */
  async addInitScript(script: () => void): Promise<void> {
    this.#initScripts.push(callOf(script));
  }

  async #runInitScripts(): Promise<void> {
    for (const script of this.#initScripts) await this.#driver.evaluate(this.window, script);
  }

  evaluate<T>(script: string | ((argument: never) => T | Promise<T>), argument?: unknown): Promise<T> {
    const expression = typeof script === 'string' ? script : callOf(script, literal(argument));
    return this.#driver.evaluate(this.window, expression) as Promise<T>;
  }

  waitForTimeout(ms: number): Promise<void> {
    return sleep(ms);
  }

  /** Resolves when the window is closed. */
  async waitForEvent(_event: 'close'): Promise<void> {
    await until(async () => !(await this.#driver.windows()).includes(this.window) || undefined, 'the window closes');
    this.#isClosed = true;
  }

  isClosed(): boolean {
    return this.#isClosed;
  }

  close(): Promise<void> {
    return this.#driver.close(this.window);
  }

  perform(...inputs: Input[]): Promise<void> {
    return this.#driver.perform(this.window, inputs);
  }

  readonly keyboard = {
    down: (key: string) => this.#keys({ type: 'keyDown', value: KEYS[key] ?? key }),
    up: (key: string) => this.#keys({ type: 'keyUp', value: KEYS[key] ?? key }),
    press: (key: string) => this.keyboard.type(KEYS[key] ?? key),
    type: (text: string) =>
      this.#keys(
        ...[...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
  };

  #keys(...actions: object[]): Promise<void> {
    return this.perform({ type: 'key', id: 'keyboard', actions });
  }

  readonly mouse = {
    move: (x: number, y: number) => this.#pointer(moveTo(x, y)),
    click: (x: number, y: number) =>
      this.#pointer(moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
  };

  #pointer(...actions: object[]): Promise<void> {
    return this.perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  /** The clock of these browsers cannot be held, so its time is waited for. */
  readonly clock = new RealClock();

  /** Requests of the page itself, with its cookies. */
  readonly request = {
    get: (path: string) => this.#send('GET', path),
    post: (path: string, { data }: { data?: unknown } = {}) => this.#send('POST', path, data),
    put: (path: string, { data }: { data?: unknown } = {}) => this.#send('PUT', path, data),
  };

  async #send(method: string, path: string, data?: unknown) {
    const here: string = await this.evaluate('location.origin');
    if (here !== new URL(this.address('/')).origin) await this.goto('/icon.svg');
    const { status, body } = await this.evaluate<{ status: number; body: string }>(send, { method, path, data });
    return { status: () => status, ok: () => status < 300, text: async () => body, json: async () => JSON.parse(body) };
  }

  locator(css: string, options?: Options): DrivenLocator {
    return new DrivenLocator(this, []).locator(css, options);
  }

  getByRole(role: string, options?: Options): DrivenLocator {
    return new DrivenLocator(this, []).getByRole(role, options);
  }

  getByLabel(label: Name, options?: Options): DrivenLocator {
    return new DrivenLocator(this, []).getByLabel(label, options);
  }

  getByText(text: Name, options?: Options): DrivenLocator {
    return new DrivenLocator(this, []).getByText(text, options);
  }
}

function moveTo(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
}

/** Runs in the page. */
async function send({ method, path, data }: { method: string; path: string; data?: unknown }) {
  const sent =
    data === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) };
  const answer = await fetch(path, { method, ...sent });
  return { status: answer.status, body: await answer.text() };
}

/** Waits until as much real time has passed since `pauseAt` as the journey asked for. */
class RealClock {
  #due = 0;

  async install(): Promise<void> {}

  async pauseAt(): Promise<void> {
    this.#due = Date.now();
  }

  async runFor(ms: number): Promise<void> {
    this.#due += ms;
    await sleep(Math.max(0, this.#due - Date.now()));
  }

  async resume(): Promise<void> {}
}
