import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Style sheets that place things in a picture or on a board, which is the same in every language. */
const PICTURES = [
  // Measured from the corner of the stage.
  'screening/focus-game/stage.module.css',
  // Pads around the middle of a ring.
  'games/simon/pad-ring.module.css',
  // Marks at points of a picture.
  'games/spot-the-difference/ring.module.css',
  'games/spot-the-difference/spot-mark.module.css',
];

const web = new URL('../..', import.meta.url).pathname;

/** The declarations that name left or right, or give them different lengths, and so stay when the text direction changes. */
function physicalDeclarations(css: string): string[] {
  const declarations = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+):\s*([^;{}]+)[;}]/g);
  return [...declarations]
    .filter(([, name = '', value = '']) => !name.startsWith('--') && isPhysical(name, value.trim()))
    .map(([, name, value]) => `${name}: ${value}`);
}

function isPhysical(name: string, value: string): boolean {
  if (/(^|-)(left|right)(-|$)/.test(name)) return true;
  if (['text-align', 'float', 'clear'].includes(name)) return /^(left|right)$/.test(value);
  if (name === 'border-radius') return value.split('/').some((radii) => hasUnequalCorners(partsOf(radii.trim())));
  if (/^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/.test(name))
    return hasUnequalSides(partsOf(value));
  return /\bto (left|right)\b/.test(value);
}

/** The parts of a value: it is cut at the spaces outside of parentheses. */
function partsOf(value: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const character of value) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ' ' && depth === 0) parts.push('');
    else parts.push(parts.pop() + character);
  }
  return parts;
}

/** Top, right, bottom, left. */
function hasUnequalSides([, right, , left = right]: string[]): boolean {
  return left !== right;
}

/** Top left, top right, bottom right, bottom left. */
function hasUnequalCorners([
  topLeft,
  topRight = topLeft,
  bottomRight = topLeft,
  bottomLeft = topRight,
]: string[]): boolean {
  return topLeft !== topRight || bottomLeft !== bottomRight;
}

describe('style sheets', () => {
  it.each(globSync('**/*.css', { cwd: web, exclude: PICTURES }))('%s follows the text direction', (file) => {
    expect(physicalDeclarations(readFileSync(`${web}${file}`, 'utf8'))).toEqual([]);
  });

  it.each(PICTURES)('%s places things in a picture', (file) => {
    expect(physicalDeclarations(readFileSync(`${web}${file}`, 'utf8'))).not.toEqual([]);
  });
});

it.each([
  'margin-left: 1px',
  'right: 0',
  'border-left: 5px solid red',
  'border-top-left-radius: 4px',
  'text-align: right',
  'padding: 1px 2px 3px calc(2px + (1px * 2))',
  'inset: 0 auto 0 0',
  'border-radius: 4px 0 0 4px',
  'border-radius: 4px 8px',
  'background: linear-gradient(to right, red, blue)',
])('%s does not follow the text direction', (declaration) => {
  expect(physicalDeclarations(`a { ${declaration}; }`)).toEqual([declaration]);
});

it.each([
  'margin-inline-start: 1px',
  'padding: 1px 2px 3px',
  'margin: 0 calc(1px + 2px) 4px calc(1px + 2px)',
  'inset-inline: 0 auto',
  'border-radius: 8px 8px 0 0',
  'text-align: start',
  'transition: left 1s',
])('%s does', (declaration) => {
  expect(physicalDeclarations(`a[data-mark="right"] { ${declaration}; }`)).toEqual([]);
});
