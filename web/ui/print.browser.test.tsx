import { expect, it, onTestFinished } from 'vitest';
import { emulateMedia } from '../testing/input-methods.ts';

const WHITE = 'rgb(255, 255, 255)';
/** The ink of the light schemes. */
const DARK_INK = 'rgb(34, 48, 46)';

const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

/** The values of all colours of the app, and the colours of the page itself. */
function colours() {
  const names = rules()
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes('[data-scheme="cream"]'))
    .flatMap((rule) => [...(rule as CSSStyleRule).style])
    .filter((name) => name.startsWith('--'));
  const of = getComputedStyle(document.documentElement);
  const { backgroundColor, color } = getComputedStyle(document.body);
  return { tokens: names.map((name) => `${name}: ${of.getPropertyValue(name)}`), backgroundColor, color };
}

it('every colour scheme prints in the same dark ink on white', async () => {
  onTestFinished(() => emulateMedia());
  await emulateMedia('print');
  const { dataset } = document.documentElement;
  const printed = ['cream', 'dark', 'contrast'].map((scheme) => {
    dataset.scheme = scheme;
    return colours();
  });
  dataset.scheme = 'cream';
  const [cream] = printed;
  expect(cream).toMatchObject({ backgroundColor: WHITE, color: DARK_INK });
  expect(cream?.tokens.length).toBeGreaterThan(50);
  expect(printed).toEqual([cream, cream, cream]);
});

it('a page has margins on paper, and the printer chooses the size of the paper', () => {
  const ofPages = rules().flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style] : []));
  expect(ofPages.map((style) => [style.getPropertyValue('margin'), style.getPropertyValue('size')])).toEqual([
    ['15mm', ''],
  ]);
});
