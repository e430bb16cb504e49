import { expect as base } from '@playwright/test';
import type { DrivenLocator, Name } from './locator.ts';
import type { DrivenPage } from './page.ts';
import { until } from './until.ts';

type Check = (received: never, expected: never) => Promise<boolean>;

/** A matcher of Playwright's name that asks until the answer is as expected. */
function eventually(check: Check) {
  return async function (this: { isNot: boolean }, received: unknown, ...given: unknown[]) {
    const options = given.at(-1);
    const timeout = isOptions(options) ? options.timeout : undefined;
    let answer = this.isNot;
    const asked = async () => {
      answer = await check(received as never, given[0] as never);
      return answer !== this.isNot || undefined;
    };
    const failure = await until(asked, '', timeout).catch((error: Error) => error);
    const message = () =>
      `${received}: ${JSON.stringify(given)} ${failure instanceof Error ? (failure.cause ?? '') : ''}`;
    return { pass: answer, message };
  };
}

function isOptions(value: unknown): value is { timeout?: number } {
  return typeof value === 'object' && value !== null && 'timeout' in value;
}

const words = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const matches = (text: string, wanted: Name) => (wanted instanceof RegExp ? wanted.test(text) : text === wanted);
const contains = (text: string, wanted: Name) => (wanted instanceof RegExp ? wanted.test(text) : text.includes(wanted));

/** Playwright's matchers for the pages and locators of a driven browser. */
export const expectDriven = base.extend({
  toBeVisible: eventually((locator: DrivenLocator) => locator.isVisible()),
  toBeHidden: eventually(async (locator: DrivenLocator) => !(await locator.isVisible())),
  toBeChecked: eventually((locator: DrivenLocator) =>
    locator.evaluateAll(([input]) => (input as HTMLInputElement).checked),
  ),
  toBeFocused: eventually((locator: DrivenLocator) => locator.evaluateAll(([it]) => it === document.activeElement)),
  toHaveCount: eventually(async (locator: DrivenLocator, count: number) => (await locator.count()) === count),
  toHaveText: eventually(async (locator: DrivenLocator, wanted: Name | Name[]) => {
    const texts = (await locator.allTextContents()).map(words);
    const all = [wanted].flat();
    return texts.length === all.length && all.every((each, index) => matches(texts[index] ?? '', each));
  }),
  toContainText: eventually(async (locator: DrivenLocator, wanted: Name) =>
    (await locator.allTextContents()).some((text) => contains(words(text), wanted)),
  ),
  toHaveURL: eventually(async (page: DrivenPage, path: Name) => {
    const address: string = await page.evaluate('location.href');
    return path instanceof RegExp ? path.test(address) : page.address(path) === address;
  }),
});
