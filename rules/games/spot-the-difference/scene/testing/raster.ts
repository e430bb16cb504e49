import { PAINTS } from '../paints.ts';
import { SPOT_SCENE } from '../spot-scene.ts';
import { squareOf, type Thing } from '../thing.ts';
import { outlinesOf, type Point } from './svg-outline.ts';

/** The number of samples along a side of a picture. */
const SIDE = 128;
const PER_UNIT = SIDE / 32;

/** A rasterised picture. Each sample is 0 for nothing, or an index in `fills`. */
export type Drawing = { samples: Uint8Array; fills: readonly string[] };

/** Rasterises an SVG picture that consists of filled paths and circles. */
export function drawingOf(svg: string): Drawing {
  const samples = new Uint8Array(SIDE * SIDE);
  const fills: string[] = [''];
  for (const [, shape = '', attributes = ''] of svg.matchAll(/<(path|circle) ([^>]*)\/>/g)) {
    const fill = attribute(attributes, 'fill');
    if (!fills.includes(fill)) fills.push(fill);
    const outlines = shape === 'path' ? outlinesOf(attribute(attributes, 'd')) : [circle(attributes)];
    const isEvenOdd = attributes.includes('fill-rule="evenodd"');
    fillIn(samples, outlines, isEvenOdd, fills.indexOf(fill));
  }
  return { samples, fills };
}

/** The bounds of the drawing, in units: left, top, right, bottom. */
export function edgesOf({ samples }: Drawing): [number, number, number, number] {
  const drawn = [...samples.keys()].filter((at) => samples[at]);
  const across = drawn.map((at) => at % SIDE);
  const down = drawn.map((at) => Math.floor(at / SIDE));
  const [left, top, right, bottom] = [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  return [left / PER_UNIT, top / PER_UNIT, (right + 1) / PER_UNIT, (bottom + 1) / PER_UNIT];
}

/** A rasterised scene: per pixel its colour as 0xrrggbb and its owner; -1 for the backdrop. */
export type Raster = { colours: Int32Array; owners: Int8Array };

/** Draws things in order, later ones on top. `owners` holds the index of the thing at each pixel. */
export function rasterOf(things: readonly (Thing | null)[], drawingOfThing: (thing: Thing) => Drawing): Raster {
  const { width, height } = SPOT_SCENE;
  const raster = { colours: new Int32Array(width * height).fill(-1), owners: new Int8Array(width * height).fill(-1) };
  things.forEach((thing, place) => {
    if (thing) eachPixel(thing, drawingOfThing(thing), (at, colour) => put(raster, at, colour, place));
  });
  return raster;
}

/** Calls `draw` for every pixel inside the picture that the thing covers. */
export function eachPixel(thing: Thing, drawing: Drawing, draw: (at: number, colour: number) => void): void {
  const { left, top, size, isMirrored } = squareOf(thing);
  const colours = drawing.fills.map((fill) => colourOf(fill, thing));
  const sample = (pixel: number, from: number) => Math.floor(((pixel + 0.5 - from) / size) * SIDE);
  for (let y = Math.max(0, Math.round(top)); y < Math.min(SPOT_SCENE.height, Math.round(top + size)); y++) {
    const row = sample(y, top) * SIDE;
    for (let x = Math.max(0, Math.round(left)); x < Math.min(SPOT_SCENE.width, Math.round(left + size)); x++) {
      const column = sample(x, left);
      const fill = drawing.samples[row + (isMirrored ? SIDE - 1 - column : column)];
      if (fill) draw(y * SPOT_SCENE.width + x, colours[fill] as number);
    }
  }
}

function put(raster: Raster, at: number, colour: number, place: number): void {
  raster.colours[at] = colour;
  raster.owners[at] = place;
}

/** The colour of a fill as 0xrrggbb; `var(--paint, …)` and `var(--paint-shade, …)` depend on the thing's paint. */
function colourOf(fill: string, { paint }: Thing): number {
  const [, property, drawn] = /^var\((--paint(?:-shade)?), (#\w+)\)$/.exec(fill) ?? [];
  const painted = paint && PAINTS[paint][property === '--paint-shade' ? 'shade' : 'fill'];
  const hex = (property ? (painted ?? drawn ?? fill) : fill).slice(1);
  return Number.parseInt(hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex, 16);
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function circle(attributes: string): Point[] {
  const [cx, cy, r] = ['cx', 'cy', 'r'].map((name) => Number(attribute(attributes, name))) as [number, number, number];
  return Array.from({ length: 48 }, (_, step) => {
    const angle = (step * Math.PI) / 24;
    return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
  });
}

function fillIn(samples: Uint8Array, outlines: readonly Point[][], isEvenOdd: boolean, fill: number): void {
  for (let row = 0; row < SIDE; row++) {
    const y = (row + 0.5) / PER_UNIT;
    const crossings = outlines.flatMap((outline) => crossingsAt(outline, y)).sort((one, other) => one.x - other.x);
    let winding = 0;
    crossings.forEach(({ x, direction }, place) => {
      winding += direction;
      const isInside = isEvenOdd ? place % 2 === 0 : winding !== 0;
      const until = crossings[place + 1]?.x ?? x;
      if (!isInside) return;
      for (
        let column = Math.max(0, Math.ceil(x * PER_UNIT - 0.5));
        column < Math.min(SIDE, until * PER_UNIT - 0.5);
        column++
      )
        samples[row * SIDE + column] = fill;
    });
  }
}

function crossingsAt(outline: readonly Point[], y: number): { x: number; direction: number }[] {
  return outline.flatMap((from, place) => {
    const to = outline[(place + 1) % outline.length] ?? from;
    if (from.y <= y === to.y <= y) return [];
    return [{ x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x), direction: to.y > from.y ? 1 : -1 }];
  });
}
