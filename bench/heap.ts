import type { CDPSession } from '@playwright/test';
import { holdClock, installClock, onHeldClock } from '../e2e/games/game-time.ts';
import { playAgain, startGame } from '../e2e/games/games.ts';
import { PLAYED_GAMES } from '../e2e/games/players.ts';
import { InputMethod } from '../e2e/support/input-methods.ts';
import { openPage } from '../e2e/support/journey.ts';
import type { Figure } from './figures.ts';
import type { Rig } from './rig.ts';

const [FIRST_ROUND, LAST_ROUND] = [5, 50];
const MOST_GROWTH_PERCENT = 5;
/** Play Again sleeps 900 ms. */
const BETWEEN_ROUNDS_MS = 1000;

/** How much more memory the page of each game uses after 50 rounds than after 5. */
export async function heapGrowth(rig: Rig): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const game of PLAYED_GAMES) figures.push(await growthOf(rig, game));
  return figures;
}

async function growthOf(rig: Rig, game: (typeof PLAYED_GAMES)[number]): Promise<Figure> {
  const { page, cdp, close } = await rig.open('plain');
  await installClock(page);
  await openPage(page, game.path);
  await page.waitForLoadState('networkidle');
  await holdClock(page);
  const inputMethod = new InputMethod(page, 'mouse');
  const pass = onHeldClock(page);
  await startGame(inputMethod, game.isUntimedOnHeldClock ? game.untimed : []);
  const bytes = new Map<number, number>();
  for (let round = 1; round <= LAST_ROUND; round += 1) {
    await game.play(inputMethod, pass);
    await playAgain(page).waitFor();
    await pass(BETWEEN_ROUNDS_MS);
    if (round === FIRST_ROUND || round === LAST_ROUND) bytes.set(round, await usedBytes(cdp));
    await playAgain(page).click();
    await playAgain(page).waitFor({ state: 'detached' });
  }
  await close();
  const [first = 0, last = 0] = [bytes.get(FIRST_ROUND), bytes.get(LAST_ROUND)];
  const name = `${game.title}, heap after ${LAST_ROUND} rounds compared with ${FIRST_ROUND}`;
  return { name, measured: (100 * (last - first)) / first, unit: '%', most: MOST_GROWTH_PERCENT };
}

/** The fields of a heap snapshot that are read here; `nodes` contains `node_fields` of each object in turn. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
};

/**
 * Objects of scripts and of the DOM, after the collection of everything unused. Compiled code is left out: the browser
 * compiles more of it the longer a page runs.
 */
async function usedBytes(cdp: CDPSession): Promise<number> {
  let text = '';
  const collect = ({ chunk }: { chunk: string }) => {
    text += chunk;
  };
  // The DOM releases what scripts released before.
  for (let times = 1; times <= 3; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  cdp.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await cdp.send('HeapProfiler.takeHeapSnapshot');
  cdp.off('HeapProfiler.addHeapSnapshotChunk', collect);
  const { snapshot, nodes }: Snapshot = JSON.parse(text);
  const { node_fields, node_types } = snapshot.meta;
  const [type, size, code] = [
    node_fields.indexOf('type'),
    node_fields.indexOf('self_size'),
    node_types[0].indexOf('code'),
  ];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += node_fields.length)
    if (nodes[at + type] !== code) bytes += nodes[at + size] ?? 0;
  return bytes;
}
