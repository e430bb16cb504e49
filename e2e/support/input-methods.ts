import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

export const WAYS = ['mouse', 'keyboard', 'touch'] as const;
type Way = (typeof WAYS)[number];

const MOST_TABS = 80;

/** Input by mouse, by keyboard alone, or by touch. */
export class InputMethod {
  readonly page: Page;
  readonly way: Way;
  readonly #byTurns: boolean;
  #presses = 0;

  /** `byTurns`: every second mouse press is a touch, so that one long game covers both. */
  constructor(page: Page, way: Way, { byTurns = false } = {}) {
    this.page = page;
    this.way = way;
    this.#byTurns = byTurns;
  }

  /** The pointer of the next press. */
  pointer(): 'mouse' | 'touch' {
    this.#presses += 1;
    if (this.#byTurns) return this.#presses % 2 === 0 ? 'touch' : 'mouse';
    return this.way === 'touch' ? 'touch' : 'mouse';
  }

  /** Presses a button, link or menu item. */
  async press(target: Locator): Promise<void> {
    if (this.way !== 'keyboard') return this.pointer() === 'touch' ? target.tap() : target.click();
    await expect(target).toBeVisible();
    const isMenuItem = (await target.getAttribute('role')) === 'menuitem';
    await this.#reach(target, isMenuItem ? 'ArrowDown' : 'Tab');
    await this.page.keyboard.press('Enter');
  }

  /** Chooses one of several radio buttons, by its label. */
  async choose(group: Locator, label: string): Promise<void> {
    const radio = group.getByRole('radio', { name: label });
    if (this.way === 'keyboard') {
      await this.#reach(group, 'Tab');
      const name = () => this.page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? '');
      for (let presses = 0; (await name()) !== label && presses < 4; presses += 1)
        await this.page.keyboard.press('ArrowDown');
      await this.page.keyboard.press('Space');
    } else {
      const row = group.locator('label', { hasText: label });
      await (this.pointer() === 'touch' ? row.tap() : row.click());
    }
    await expect(radio).toBeChecked();
  }

  /** Types into a field. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeVisible();
    if (this.way === 'keyboard') await this.#reach(field, 'Tab');
    else if (this.pointer() === 'touch') await field.tap();
    else await field.click();
    await this.page.keyboard.type(text);
  }

  async #reach(target: Locator, key: 'Tab' | 'ArrowDown'): Promise<void> {
    const holdsFocus = () => target.evaluate((element) => element.contains(document.activeElement));
    for (let presses = 0; presses < MOST_TABS; presses += 1) {
      if (await holdsFocus()) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`the keyboard does not reach ${target}`);
  }
}
