import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { type Figure, holds, median } from './figures.ts';
import { focusGameFrames, moleFrames } from './frames.ts';
import { knownStimulus } from './known-stimulus.ts';
import { reactionTimes } from './reaction-times.ts';
import { Rig } from './rig.ts';
import { scriptWeight } from './script-weight.ts';
import { SERVER_SECTIONS } from './server/sections.ts';
import { Workshop } from './server/workshop.ts';
import { signInTimes } from './sign-in-times.ts';
import { simonTiming } from './simon-timing.ts';
import { type Row, table } from './table.ts';

// bench/main.ts [--long] [SECTION …]: measures the real app in a real browser, and its server alone, and prints a table.
// It fails only where something could not be measured. What does not hold at first in a browser is measured three times,
// and the median counts: other work on the machine is no fault of ours. Sections of the server take their own medians.
type Section = { name: string; tries: number; measure: () => Promise<Figure[]> };

const BROWSER_SECTIONS: { name: string; measure: (rig: Rig) => Promise<Figure[]> }[] = [
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

const words = process.argv.slice(2);
const isLong = words.includes('--long');
const only = words.filter((word) => word !== '--long');
const isWanted = ({ name }: { name: string }) => only.length === 0 || only.includes(name);
const build = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' });
process.exitCode = build.status === 0 ? await measureAll() : 1;

async function measureAll(): Promise<number> {
  const rows: Row[] = [];
  const unmeasured: string[] = [];
  const measure = async (section: Section) => {
    console.log(`Measuring: ${section.name}`);
    const measured = await measuredRows(section);
    if (measured) rows.push(...measured);
    else unmeasured.push(section.name);
  };
  const browser = await inBrowser(BROWSER_SECTIONS.filter(isWanted), measure);
  await onServer(
    SERVER_SECTIONS.filter((section) => isWanted(section) || only.includes('server')),
    measure,
  );
  console.log(`\n${table(rows)}\n`);
  console.log(`${browser}Node ${process.version}; ${availableParallelism()} × ${cpus()[0]?.model};`);
  console.log(`${new Date().toISOString().slice(0, 10)}.`);
  if (unmeasured.length > 0) console.log(`Could not be measured: ${unmeasured.join(', ')}.`);
  return unmeasured.length > 0 ? 1 : 0;
}

async function inBrowser(sections: typeof BROWSER_SECTIONS, measure: (section: Section) => Promise<void>) {
  if (sections.length === 0) return '';
  const rig = await Rig.start();
  for (const section of sections)
    await measure({ name: section.name, tries: MOST_TRIES, measure: () => section.measure(rig) });
  const version = rig.browser.version();
  await rig.end();
  return `Chromium ${version}, headless, software rendering, 60 Hz; `;
}

async function onServer(sections: typeof SERVER_SECTIONS, measure: (section: Section) => Promise<void>) {
  if (sections.length === 0) return;
  const workshop = new Workshop(isLong);
  for (const section of sections)
    await measure({
      name: section.name,
      tries: 1,
      measure: () => section.measure(workshop).finally(() => workshop.stopServers()),
    });
  await workshop.end();
}

async function measuredRows({ measure, tries: mostTries }: Section): Promise<Row[] | null> {
  const tries: Figure[][] = [];
  const loads: number[] = [];
  for (let number = 1; number <= mostTries; number += 1) {
    try {
      const figures = await measure();
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
