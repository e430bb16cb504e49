import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = readFileSync('web/ui/tokens.css', 'utf8');
const GUIDES = readFileSync('web/reader/line-guides.module.css', 'utf8');
const DIMMED_BY = Number(/background: var\(--surface\);\s+opacity: ([\d.]+)/.exec(GUIDES)?.[1]);

type Colour = readonly [number, number, number];

function token(scheme: string, name: string): Colour {
  const block = TOKENS.split(`[data-scheme="${scheme}"] {`)[1]?.split('}')[0] ?? '';
  const hex = new RegExp(`--${name}: #(\\w{6})`).exec(block)?.[1] ?? '';
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Colour, b: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['cream', 'white', 'dark', 'contrast'])('in the scheme %s', (scheme) => {
  it('dimmed lines keep a contrast of 4.5 to 1, at most 60 % of that of the others', () => {
    const [ink, surface] = [token(scheme, 'ink'), token(scheme, 'surface')];
    const dimmed = (colour: Colour) =>
      colour.map((part, at) => part * (1 - DIMMED_BY) + (surface[at] ?? 0) * DIMMED_BY) as unknown as Colour;
    const text = contrast(dimmed(ink), surface);
    expect(text).toBeGreaterThanOrEqual(4.5);
    const underRuler = contrast(dimmed(ink), dimmed(token(scheme, 'accent-soft')));
    expect(underRuler).toBeGreaterThanOrEqual(4.5);
    expect(text).toBeLessThan(contrast(ink, surface) * 0.6);
  });

  it('the highlighted lines and the line under the ruler have a contrast of 7 to 1', () => {
    for (const ground of ['line-mark', 'accent-soft'])
      expect(contrast(token(scheme, 'ink'), token(scheme, ground))).toBeGreaterThanOrEqual(7);
  });
});
