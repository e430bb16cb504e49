import type { CDPSession } from '@playwright/test';
import { PATHS } from '../web/paths.ts';
import { barePage } from './bare-page.ts';
import { type Figure, median, zero } from './figures.ts';
import type { OpenedPage, Rig } from './rig.ts';

/** Slow 4G as measured on phones: 1.44 Mbit/s down, 562 ms to the first byte. */
const SLOW_NETWORK = { offline: false, latency: 562, downloadThroughput: 180_000, uploadThroughput: 84_000 };
const NO_NETWORK = { ...SLOW_NETWORK, offline: true };
const TIMES_SLOWER = 4;
const LANDING_RUNS = 5;
/** How often each page other than the landing page is opened; the median is reported. */
export const RUNS = 3;
const OTHERS = Object.values(PATHS).filter((path) => path !== PATHS.landing);

type Loaded = { firstPaint: number; largestPaint: number; shift: number };

/** How soon pages are painted on a slow phone: the first visit on a slow network, and the second one also without any. */
export async function loading(rig: Rig): Promise<Figure[]> {
  return [...(await firstVisits(rig)), ...(await secondVisits(rig))];
}

async function firstVisits(rig: Rig): Promise<Figure[]> {
  const bare = await barePage();
  const landing: Loaded[] = [];
  const compared: Loaded[] = [];
  for (let run = 0; run < LANDING_RUNS; run += 1) {
    compared.push(await firstVisit(rig, bare.address));
    landing.push(await firstVisit(rig, PATHS.landing));
  }
  await bare.stop();
  const visitors = await eachRoute((path) => firstVisit(rig, path));
  const learners = await eachRoute((path) => firstVisit(rig, path, true));
  const learnersLandings: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    learnersLandings.push((await firstVisit(rig, PATHS.landing, true)).firstPaint);
  }
  const largest = median(landing.map(({ largestPaint }) => largestPaint));
  const first = median(landing.map(({ firstPaint }) => firstPaint));
  const name = 'Slow phone, slow network, first visit';
  return [
    { name: `${name}: landing page, largest paint`, measured: largest, unit: 'ms' },
    {
      name: `${name}: the same, as a part of a bare React page's`,
      measured: largest / median(compared.map(({ largestPaint }) => largestPaint)),
      unit: 'times',
      most: 0.8,
    },
    { name: `${name}: landing page, first paint`, measured: first, unit: 'ms' },
    slowest(`${name}: slowest other page, as a part of the landing page's first paint`, visitors, first),
    slowest(`${name}: the same, signed in`, learners, median(learnersLandings)),
    shifts(`${name}: layout shift of any page`, [...landing, ...Object.values(visitors), ...Object.values(learners)]),
  ];
}

async function secondVisits(rig: Rig): Promise<Figure[]> {
  const opened = await rig.open('phone', PATHS.landing, true);
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await opened.page.waitForTimeout(3000);
  const figures: Figure[] = [];
  for (const [name, network] of [
    ['on the slow network', SLOW_NETWORK],
    ['without a network', NO_NETWORK],
  ] as const) {
    const loaded = await eachRoute((path) => load(opened, path, network));
    const paints = Object.values(loaded).map(({ firstPaint }) => firstPaint);
    console.log(name, loaded);
    figures.push(
      { name: `Slow phone, second visit ${name}: first paint, median page`, measured: median(paints), unit: 'ms' },
      {
        name: `Slow phone, second visit ${name}: first paint, slowest page`,
        measured: Math.max(...paints),
        unit: 'ms',
        most: 400,
      },
    );
  }
  await opened.close();
  return figures;
}

async function eachRoute(visit: (path: string) => Promise<Loaded>): Promise<Record<string, Loaded>> {
  const loaded: Record<string, Loaded> = {};
  for (const path of OTHERS) {
    const visits: Loaded[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(path));
    loaded[path] = {
      firstPaint: median(visits.map(({ firstPaint }) => firstPaint)),
      largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
      shift: Math.max(...visits.map(({ shift }) => shift)),
    };
  }
  return loaded;
}

/** A phone that loads everything anew, for a visitor or a new learner. */
export async function newPhone(rig: Rig, asLearner: boolean): Promise<OpenedPage> {
  const opened = await rig.open('phone', asLearner ? PATHS.privacy : undefined, asLearner);
  if (asLearner) await opened.page.waitForFunction(() => localStorage.getItem('learner') !== null);
  // A learner's visit begins at an empty page, as a visitor's does: an earlier page that is still busy would delay it.
  await opened.page.goto('about:blank');
  await opened.cdp.send('Network.enable');
  await opened.cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await opened.cdp.send('Network.setBypassServiceWorker', { bypass: true });
  return opened;
}

async function firstVisit(rig: Rig, path: string, asLearner = false): Promise<Loaded> {
  const opened = await newPhone(rig, asLearner);
  const loaded = await load(opened, path, SLOW_NETWORK);
  await opened.close();
  return loaded;
}

async function load({ page, cdp }: OpenedPage, path: string, network: typeof SLOW_NETWORK): Promise<Loaded> {
  await slowDown(cdp, network);
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(1500);
  return page.evaluate(paintsOfPage);
}

export async function slowDown(cdp: CDPSession, network = SLOW_NETWORK): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
}

/** Runs in the page. */
function paintsOfPage(): Promise<Loaded> {
  const all = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const shiftOf = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'value'));
  return Promise.all([all('paint'), all('largest-contentful-paint'), all('layout-shift')]).then(
    ([paints, largest, moved]) => ({
      firstPaint: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      largestPaint: largest.at(-1)?.startTime ?? Number.NaN,
      shift: moved.reduce((total, entry) => total + shiftOf(entry), 0),
    }),
  );
}

function slowest(name: string, loaded: Record<string, Loaded>, landing: number): Figure {
  console.log(name, loaded);
  const paints = Object.values(loaded).map(({ firstPaint }) => firstPaint);
  return { name, measured: Math.max(...paints) / landing, unit: 'times', most: 1.1 };
}

function shifts(name: string, loaded: readonly Loaded[]): Figure {
  return zero(name, Math.max(...loaded.map(({ shift }) => shift)), loaded.length);
}
