import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#rules/people/settings.ts';

type Colours = Record<string, string>;
type Triple = [number, number, number];

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const looks = readFileSync(new URL('./looks.css', import.meta.url), 'utf8');

/** The six-digit colours of every block of a file that names the scheme, and the look if there is one. */
function coloursOf(scheme: string, file = tokens, look = ''): Colours {
  const colours: Colours = {};
  for (const [, selector = '', body = ''] of file.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(`[data-scheme="${scheme}"]`)) continue;
    if (!selector.includes(look)) continue;
    for (const [, name = '', colour = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)) colours[name] = colour;
  }
  return colours;
}

const cream = coloursOf('cream');
const SCHEMES = ['cream', 'white', 'dark', 'contrast'];

/** A scheme says only what differs from cream, an accent what differs from its scheme, and calm mode what differs from both. */
const paletteOf = (scheme: string, { accent, calm = false }: { accent?: string; calm?: boolean } = {}): Colours => ({
  ...cream,
  ...coloursOf(scheme),
  ...(accent && coloursOf(scheme, looks, `[data-accent="${accent}"]`)),
  ...(calm && coloursOf(scheme, looks, '[data-calm]')),
});

function colour(palette: Colours, name: string): string {
  const found = palette[name];
  if (!found) throw new Error(`tokens.css has no colour ${name}`);
  return found;
}

// Relative luminance and contrast as WCAG 2.2 defines them.
function linearLight(hex: string): Triple {
  const light = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}

function luminance(hex: string): number {
  const [red, green, blue] = linearLight(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(front: string, behind: string): number {
  const [a, b] = [luminance(front), luminance(behind)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const GROUNDS = ['ground', 'surface', 'raised', 'sunken', 'stage'];
const TONES = ['accent', 'warm', 'berry', 'positive', 'caution', 'danger'];
const PADS = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];
const INKS = ['ink', 'ink-soft'];

/** Every front with every ground it can stand on. */
const across = (fronts: string[], grounds: string[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

const TEXT_PAIRS = [
  ...across(INKS, [...GROUNDS, ...[...TONES, 'sun'].map((tone) => `${tone}-soft`), 'line-mark']),
  ...TONES.flatMap((tone) => across([tone], ['ground', 'surface', 'raised', 'stage', `${tone}-soft`])),
  ['accent', 'sunken'],
  ...across(['accent-ink'], ['accent', 'accent-hover']),
  ['sun-ink', 'sun'],
  ['word-mark-ink', 'word-mark'],
] as const;

const PART_PAIRS = [
  ...across(['line-strong', 'focus', 'accent'], GROUNDS),
  ...across(['warm', 'berry', 'positive', 'caution', 'danger'], ['sunken']),
  ...across(['line-strong'], ['accent-soft', 'line-mark']),
  ...across(['pad-edge'], ['stage', 'surface']),
  ...PADS.map((pad) => [`pad-${pad}-mark`, `pad-${pad}`] as const),
  ['pad-glow-mark', 'pad-glow'],
  ['focus-gap', 'focus'],
  ['surface', 'positive'],
  ['ground', 'ink'],
  ['mark', 'mark-gap'],
  ['accent-ink', 'accent'],
] as const;

const CALM = [false, true].flatMap((calm) => SCHEMES.map((scheme) => ({ scheme, calm })));

describe.each(CALM)('the $scheme scheme, calm: $calm', ({ scheme, calm }) => {
  const palette = paletteOf(scheme, { calm });
  const textFloor = scheme === 'contrast' ? 7 : 4.5;
  const ratio = (front: string, behind: string) => contrast(colour(palette, front), colour(palette, behind));

  it.each(TEXT_PAIRS)('shows text in %s on %s', (front, behind) => {
    expect(ratio(front, behind)).toBeGreaterThanOrEqual(textFloor);
  });

  it.each(PART_PAIRS)('shows a part in %s on %s', (front, behind) => {
    expect(ratio(front, behind)).toBeGreaterThanOrEqual(3);
  });
});

const OF_ACCENTS = ([front, behind]: readonly [string, string]) => /^accent/.test(front) || /^accent/.test(behind);
const BOUGHT = SETTINGS.accent.oneOf.filter((accent) => accent !== SETTINGS.accent.default);

describe.each(BOUGHT)('the accent %s', (accent) => {
  describe.each(['cream', 'white', 'dark'])('in the %s scheme', (scheme) => {
    const palette = paletteOf(scheme, { accent });
    const ratio = (front: string, behind: string) => contrast(colour(palette, front), colour(palette, behind));

    it('has colours of its own', () => {
      const own = coloursOf(scheme, looks, `[data-accent="${accent}"]`);
      expect(Object.keys(own)).toEqual(['accent', 'accent-hover', 'accent-edge', 'accent-soft']);
      expect(own.accent).not.toBe(colour(paletteOf(scheme), 'accent'));
    });

    it.each(TEXT_PAIRS.filter(OF_ACCENTS))('shows text in %s on %s', (front, behind) => {
      expect(ratio(front, behind)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(PART_PAIRS.filter(OF_ACCENTS))('shows a part in %s on %s', (front, behind) => {
      expect(ratio(front, behind)).toBeGreaterThanOrEqual(3);
    });
  });

  it('changes nothing in high contrast', () => {
    expect(paletteOf('contrast', { accent })).toEqual(paletteOf('contrast'));
  });
});

it('calm mode has colours of its own in every scheme but high contrast', () => {
  for (const scheme of SCHEMES)
    expect(Object.keys(coloursOf(scheme, looks, '[data-calm]')).length > 0).toBe(scheme !== 'contrast');
});

/** How linear red, green and blue are seen: Machado, Oliveira, Fernandes 2009, severity 1. */
const SIGHTS: Record<string, [Triple, Triple, Triple]> = {
  'full sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const dot = (row: Triple, [x, y, z]: Triple) => row[0] * x + row[1] * y + row[2] * z;
const clamped = (share: number) => Math.min(1, Math.max(0, share));

/** CIE Lab under D65, of a colour as it is seen. */
function seenLab(hex: string, sight: [Triple, Triple, Triple]): Triple {
  const light = linearLight(hex);
  const seen: Triple = [clamped(dot(sight[0], light)), clamped(dot(sight[1], light)), clamped(dot(sight[2], light))];
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = root(dot([0.4124, 0.3576, 0.1805], seen) / 0.9505);
  const y = root(dot([0.2126, 0.7152, 0.0722], seen));
  const z = root(dot([0.0193, 0.1192, 0.9505], seen) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each(Object.entries(SIGHTS))('with %s', (_name, sight) => {
  const labs = PADS.map((pad) => seenLab(colour(cream, `pad-${pad}`), sight));

  it('no two Simon pads are closer than ΔE 15', () => {
    const distances = labs.flatMap(([l, a, b], place) =>
      labs.slice(place + 1).map((other) => Math.hypot(l - other[0], a - other[1], b - other[2])),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(15);
  });
});

describe('style modules', () => {
  const web = new URL('..', import.meta.url).pathname;

  it.each(globSync('**/*.module.css', { cwd: web }))('%s names no colour of its own', (file) => {
    const values =
      readFileSync(`${web}${file}`, 'utf8')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .match(/:[^;{}]+;/g) ?? [];
    expect(values.filter((value) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|lab)a?\(/i.test(value))).toEqual([]);
  });
});
