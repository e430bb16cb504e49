import { cdp, type Locator, userEvent } from 'vitest/browser';

type Session = { send(method: string, params?: object): Promise<unknown> };
const session = () => cdp() as unknown as Session;

/** Taps with a finger. */
export async function tap(locator: Locator): Promise<void> {
  const point = await centreOf(locator);
  const touch = (type: string, touchPoints: object[]) =>
    session().send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [point]);
  await touch('touchEnd', []);
}

/** Clicks as `locator.click()` does, which moves a stopped time on while it waits. */
export async function clickInStoppedTime(locator: Locator): Promise<void> {
  const press = { ...(await centreOf(locator)), button: 'left', clickCount: 1 };
  for (const type of ['mousePressed', 'mouseReleased'])
    await session().send('Input.dispatchMouseEvent', { type, ...press });
}

async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  const element = await locator.findElement();
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses what has the name by keyboard: Enter on a link or a button. */
export async function pressByKey(locator: Locator, key = 'Enter'): Promise<void> {
  (await locator.findElement()).focus();
  await userEvent.keyboard(`{${key}}`);
}

/** The ways in which a button is pressed. */
export const WAYS = {
  mouse: (locator: Locator) => locator.click(),
  touch: tap,
  keyboard: (locator: Locator) => pressByKey(locator),
};

/** Shows the page as on paper, or with wishes of the device, such as `prefers-color-scheme`; without arguments as usual. */
export async function emulateMedia(media = '', wishes: Record<string, string> = {}): Promise<void> {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  await session().send('Emulation.setEmulatedMedia', { media, features });
}
