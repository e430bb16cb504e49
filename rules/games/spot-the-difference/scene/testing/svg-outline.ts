export type Point = { x: number; y: number };

/** The number of line segments per curve; enough for pictures of 32 units. */
const SEGMENTS = 12;

/**
 * The closed outlines of the `d` of an SVG path, with curves as line segments.
 * @throws Error for an unknown command.
 */
export function outlinesOf(d: string): Point[][] {
  const tokens = d.match(/[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  const outlines: Point[][] = [];
  let outline: Point[] = [];
  let here: Point = { x: 0, y: 0 };
  let controlPoint: Point | null = null;
  let command = '';
  let next = 0;

  const number = () => Number(tokens[next++]);
  const flag = () => {
    // The two flags of an arc need no space after them: "01.5" is 0, 1, .5.
    const token = tokens[next] ?? '';
    if (token.length === 1) return tokens[next++] === '1';
    tokens[next] = token.slice(1);
    return token[0] === '1';
  };
  const isRelative = () => command === command.toLowerCase();
  const point = () => {
    const [x, y] = [number(), number()];
    return isRelative() ? { x: here.x + x, y: here.y + y } : { x, y };
  };
  const to = (end: Point) => {
    outline.push(end);
    here = end;
  };
  const curve = (first: Point, second: Point, end: Point) => {
    const start = here;
    for (let segment = 1; segment <= SEGMENTS; segment++) to(onCurve([start, first, second, end], segment / SEGMENTS));
    controlPoint = second;
  };

  while (next < tokens.length) {
    if (/[a-z]/i.test(tokens[next] ?? '')) command = tokens[next++] ?? '';
    const lastControlPoint: Point = controlPoint ?? here;
    const mirror = { x: 2 * here.x - lastControlPoint.x, y: 2 * here.y - lastControlPoint.y };
    controlPoint = null;
    switch (command.toLowerCase()) {
      case 'm':
        here = point();
        outline = [here];
        outlines.push(outline);
        command = isRelative() ? 'l' : 'L';
        break;
      case 'l':
        to(point());
        break;
      case 'h':
        to({ x: number() + (isRelative() ? here.x : 0), y: here.y });
        break;
      case 'v':
        to({ x: here.x, y: number() + (isRelative() ? here.y : 0) });
        break;
      case 'c':
        curve(point(), point(), point());
        break;
      case 's':
        curve(mirror, point(), point());
        break;
      case 'q': {
        const [middle, end] = [point(), point()];
        curve(between(here, middle, 2 / 3), between(end, middle, 2 / 3), end);
        break;
      }
      case 'a': {
        const [rx, ry, turn, isLarge, isClockwise] = [number(), number(), number(), flag(), flag()];
        for (const at of arc(here, { rx, ry, turn, isLarge, isClockwise }, point())) to(at);
        break;
      }
      case 'z':
        here = outline[0] ?? here;
        outline = [here];
        outlines.push(outline);
        break;
      default:
        throw new Error(`unknown path command ${command}`);
    }
  }
  return outlines.filter(({ length }) => length > 2);
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function onCurve([a, b, c, d]: [Point, Point, Point, Point], t: number): Point {
  const [ab, bc, cd] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  return between(between(ab, bc, t), between(bc, cd, t), t);
}

type Ellipse = { rx: number; ry: number; turn: number; isLarge: boolean; isClockwise: boolean };

/** Endpoint to centre parameterisation of an arc, from SVG 2, appendix B.2.4. */
function arc(from: Point, { rx, ry, turn, isLarge, isClockwise }: Ellipse, to: Point): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const x = cos * half.x + sin * half.y;
  const y = cos * half.y - sin * half.x;
  const grow = Math.max(1, Math.sqrt((x / rx) ** 2 + (y / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const square = (a * b) ** 2 / ((a * y) ** 2 + (b * x) ** 2) - 1;
  const side = Math.sqrt(Math.max(0, square)) * (isLarge === isClockwise ? -1 : 1);
  const middle = { x: (side * a * y) / b, y: (-side * b * x) / a };
  const start = Math.atan2((y - middle.y) / b, (x - middle.x) / a);
  const end = Math.atan2((-y - middle.y) / b, (-x - middle.x) / a);
  const full = 2 * Math.PI;
  const sweep = isClockwise ? (((end - start) % full) + full) % full : -((((start - end) % full) + full) % full);
  return Array.from({ length: SEGMENTS }, (_, segment) => {
    const at = start + (sweep * (segment + 1)) / SEGMENTS;
    const [px, py] = [a * Math.cos(at) + middle.x, b * Math.sin(at) + middle.y];
    return { x: cos * px - sin * py + (from.x + to.x) / 2, y: sin * px + cos * py + (from.y + to.y) / 2 };
  });
}
