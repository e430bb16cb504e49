import { readPages } from '../../http/pages.ts';
import { buildPages } from '../built-pages.ts';
import { SET_UP } from '../test-app.ts';
import { casesOf } from './cases.ts';
import { KNOWN_ROUTES } from './known-routes.ts';
import { withLog } from './operator-log.ts';
import { openSide, type Side } from './side.ts';
import { tryCases } from './try-cases.ts';

/** Opens the whole app, with its pages, over databases at these places; undefined asks for a new one. */
export async function openSides(
  places: Record<string, string | undefined>,
  mail: 'local' | 'smtp' = 'local',
): Promise<Side[]> {
  const setUp = { ...SET_UP, mail };
  const pages = await readPages(await buildPages(), setUp);
  const sides: Side[] = [];
  for (const [name, place] of Object.entries(places))
    sides.push(await openSide(name, { setUp, pages, ...(place !== undefined && { place }) }));
  return sides;
}

/** Sends the cases of one route; what is said of them tells how to have the same ones again. */
export async function tryRoute(sides: readonly Side[], name: string, seed: number, count: number): Promise<string[]> {
  const number = Object.keys(KNOWN_ROUTES).indexOf(name);
  const route = KNOWN_ROUTES[name];
  if (!route) throw new Error(`nobody knows ${name}`);
  const cases = casesOf(name, route, seed + number, count);
  const { result, lines } = await withLog(() => tryCases(sides, route, cases, { number }));
  // Nothing that somebody else sends is a fault of ours, also where they never hear of it.
  const logged = lines.filter((line) => line.includes('"server-fault"')).map((line) => `the log says: ${line}`);
  return [...result, ...logged].map((fault) => `${name}, seed ${seed}, ${fault}`);
}
