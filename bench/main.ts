import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { type Figure, holds, median } from './figures.ts';
import { focusGameFrames, moleFrames } from './frames.ts';
import { knownStimulus } from './known-stimulus.ts';
import { reactionTimes } from './reaction-times.ts';
import { Rig } from './rig.ts';
import { scriptWeight } from './script-weight.ts';
import { signInTimes } from './sign-in-times.ts';
import { simonTiming } from './simon-timing.ts';
import { type Row, table } from './table.ts';

// Measures the real app in a real browser and prints a table. It fails only where something could not be measured. What
// does not hold at first is measured three times, and the median counts: other work on the machine is no fault of ours.
type Section = { name: string; measure: (rig: Rig) => Promise<Figure[]> };

const SECTIONS: Section[] = [
  { name: 'rig', measure: knownStimulus },
  { name: 'scripts', measure: scriptWeight },
  { name: 'sign-in', measure: signInTimes },
  { name: 'simon', measure: (rig) => simonTiming(rig, 'idle') },
  { name: 'simon-slowed', measure: (rig) => simonTiming(rig, 'slowed') },
  { name: 'simon-busy', measure: (rig) => simonTiming(rig, 'busy') },
  { name: 'reaction', measure: (rig) => reactionTimes(rig, 'idle') },
  { name: 'reaction-busy', measure: (rig) => reactionTimes(rig, 'busy') },
  { name: 'focus-game', measure: focusGameFrames },
  { name: 'moles', measure: moleFrames },
];
const MOST_TRIES = 3;

const only = process.argv.slice(2);
const wanted = only.length === 0 ? SECTIONS : SECTIONS.filter(({ name }) => only.includes(name));
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' });
process.exitCode = build.status === 0 ? await measureAll() : 1;

async function measureAll(): Promise<number> {
  const rig = await Rig.start();
  const rows: Row[] = [];
  const unmeasured: string[] = [];
  for (const section of wanted) {
    console.log(`Measuring: ${section.name}`);
    const measured = await measuredRows(section, rig);
    if (measured) rows.push(...measured);
    else unmeasured.push(section.name);
  }
  const version = rig.browser.version();
  await rig.end();
  console.log(`\n${table(rows)}\n`);
  console.log(`Chromium ${version}, headless, software rendering, 60 Hz; Node ${process.version};`);
  console.log(`${availableParallelism()} × ${cpus()[0]?.model}; ${new Date().toISOString().slice(0, 10)}.`);
  if (unmeasured.length > 0) console.log(`Could not be measured: ${unmeasured.join(', ')}.`);
  return unmeasured.length > 0 ? 1 : 0;
}

async function measuredRows({ measure }: Section, rig: Rig): Promise<Row[] | null> {
  const tries: Figure[][] = [];
  const loads: number[] = [];
  for (let number = 1; number <= MOST_TRIES; number += 1) {
    try {
      const figures = await measure(rig);
      tries.push(figures);
      loads.push(loadavg()[0] ?? 0);
      for (const { name, measured } of figures) console.log(`  ${name}: ${measured.toFixed(1)}`);
    } catch (error) {
      console.error(error);
    }
    if (number === 1 && tries[0]?.every(holds)) break;
  }
  const [first] = tries;
  if (!first) return null;
  return first.map((figure) => {
    const values = tries.map((figures) => figures.find(({ name }) => name === figure.name)?.measured ?? Number.NaN);
    return { ...figure, measured: median(values), loads };
  });
}
