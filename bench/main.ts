import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { answers } from './answers.ts';
import { type Figure, figureTable, holds, type MeasuredFigure, median } from './figures.ts';
import { focusGameFrames, moleFrames } from './frames.ts';
import { heapGrowth } from './heap.ts';
import { knownStimulus } from './known-stimulus.ts';
import { loading } from './loading.ts';
import { isNginxInstalled } from './nginx.ts';
import { play } from './play.ts';
import { reactionTimes } from './reaction-times.ts';
import { readingAloud } from './reading-aloud.ts';
import { Rig } from './rig.ts';
import { growth } from './server/growth.ts';
import { classOfLearners, mostLearners } from './server/learners.ts';
import { memory } from './server/memory.ts';
import { overload } from './server/overload.ts';
import { postgresCost, sqliteCost } from './server/request-cost.ts';
import { ServerBench } from './server/server-bench.ts';
import { signInRate } from './server/sign-in-rate.ts';
import { reading, saving } from './server/throughput.ts';
import { signInTimes } from './sign-in-times.ts';
import { simonTiming } from './simon-timing.ts';

// npm run bench [-- SECTION …]: measures the real app in a real browser and its server alone, and prints a table. Exit
// code 1 means that a section could not be measured, not that a figure exceeds its limit.

type BrowserSection = {
  name: string;
  measure: (rig: Rig) => Promise<Figure[]>;
  /** 1 for a section that computes medians itself; `BROWSER_TRIES` by default. */
  tries?: number;
  isBehindNginx?: boolean;
};

const BROWSER_SECTIONS: BrowserSection[] = [
  { name: 'rig', measure: knownStimulus },
  { name: 'web', measure: loading, tries: 1 },
  { name: 'answers', measure: answers, tries: 1 },
  { name: 'answers-http2', measure: answers, tries: 1, isBehindNginx: true },
  { name: 'sign-in', measure: signInTimes },
  { name: 'simon', measure: (rig) => simonTiming(rig, 'idle') },
  { name: 'simon-slowed', measure: (rig) => simonTiming(rig, 'slowed') },
  { name: 'simon-busy', measure: (rig) => simonTiming(rig, 'busy') },
  { name: 'reaction', measure: (rig) => reactionTimes(rig, 'idle') },
  { name: 'reaction-busy', measure: (rig) => reactionTimes(rig, 'busy') },
  { name: 'focus-game', measure: focusGameFrames },
  { name: 'moles', measure: moleFrames },
  { name: 'play', measure: play },
  { name: 'heap', measure: heapGrowth },
];
// The figures behind a proxy are left out where nginx is not installed.
const canMeasure = ({ isBehindNginx }: BrowserSection) => !isBehindNginx || isNginxInstalled();
// Sections that need no browser; `npm run bench server` runs all of them.
const SERVER_SECTIONS: { name: string; measure: (bench: ServerBench) => Promise<Figure[]> }[] = [
  { name: 'saving', measure: saving },
  { name: 'results-reading', measure: reading },
  { name: 'sqlite-cost', measure: sqliteCost },
  { name: 'postgres-cost', measure: postgresCost },
  { name: 'sign-in-rate', measure: signInRate },
  { name: 'growth', measure: growth },
  { name: 'memory', measure: memory },
  { name: 'class', measure: classOfLearners },
  { name: 'most-learners', measure: mostLearners },
  { name: 'overload', measure: overload },
];
// Sections that need neither a browser nor a server.
const RULE_SECTIONS: { name: string; measure: () => Promise<Figure[]> }[] = [
  { name: 'reading', measure: readingAloud },
];
/**
 * A browser section with a figure beyond its limit is measured
 * three times, because other load on the machine disturbs it.
 */
const BROWSER_TRIES = 3;

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);
const figures: MeasuredFigure[] = [];
const unmeasured: string[] = [];
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

const browserVersion = await measureBrowser(
  BROWSER_SECTIONS.filter((section) => isWanted(section) && canMeasure(section)),
);
for (const { name, measure } of RULE_SECTIONS.filter(isWanted)) await measureSection(name, measure, 1);
await measureServer(SERVER_SECTIONS.filter((section) => isWanted(section) || wanted.includes('server')));
console.log(`\n${figureTable(figures)}\n`);
console.log(`${browserVersion}Node ${process.version}; ${availableParallelism()} × ${cpus()[0]?.model};`);
console.log(`${new Date().toISOString().slice(0, 10)}.`);
if (unmeasured.length > 0) console.log(`Could not be measured: ${unmeasured.join(', ')}.`);
process.exitCode = unmeasured.length > 0 ? 1 : 0;

async function measureBrowser(sections: BrowserSection[]): Promise<string> {
  if (sections.length === 0) return '';
  let version = '';
  for (const { name, measure, tries, isBehindNginx } of sections)
    await measureSection(
      name,
      async () => {
        // A new browser for each try: one that failed can leave pages and traces open.
        const rig = await Rig.start({ isBehindNginx: isBehindNginx ?? false });
        version = rig.browser.version();
        return measure(rig).finally(() => rig.end());
      },
      tries ?? BROWSER_TRIES,
    );
  return `Chromium ${version}, headless, software rendering, 60 Hz; `;
}

async function measureServer(sections: typeof SERVER_SECTIONS): Promise<void> {
  if (sections.length === 0) return;
  const bench = new ServerBench();
  for (const { name, measure } of sections)
    await measureSection(name, () => measure(bench).finally(() => bench.stopServers()), 1);
}

/** Adds the figures of a section: of its first try when they hold, else the medians of all tries. */
async function measureSection(section: string, measure: () => Promise<Figure[]>, mostTries: number): Promise<void> {
  console.log(`Measuring: ${section}`);
  const tries: Figure[][] = [];
  const loads: number[] = [];
  for (let number = 1; number <= mostTries; number += 1) {
    const measured = await measure().catch((error) => void console.error(error));
    if (measured) tries.push(measured);
    if (measured) loads.push(loadavg()[0] ?? 0);
    for (const { name, measured: value } of measured ?? []) console.log(`  ${name}: ${value.toFixed(2)}`);
    if (number === 1 && measured?.every(holds)) break;
  }
  if (tries.length === 0) unmeasured.push(section);
  for (const figure of tries[0] ?? []) {
    const values = tries.map((each) => each.find(({ name }) => name === figure.name)?.measured ?? Number.NaN);
    figures.push({ ...figure, measured: median(values), loads });
  }
}
