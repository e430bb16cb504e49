import { GAME_PATHS, PATHS } from '../web/paths.ts';
import { barePage } from './bare-page.ts';
import { type Figure, median } from './figures.ts';
import { newPhone, RUNS, slowDown } from './loading.ts';
import type { OpenedPage, Rig } from './rig.ts';

/** Times are milliseconds from the start of the load; bytes are as sent. */
type Answers = {
  firstPaint: number;
  largestPaint: number;
  /** When the first button or link has React's props, so that a press on it acts. */
  answers: number;
  /** When 90 % of the words that the page has at the end are there. */
  words: number;
  scriptsBefore: number;
  requestsBefore: number;
  kilobytes: number;
};

/** A page is looked at for so long, in milliseconds. */
const WATCHED_MS = 14_000;
const LOOK_EVERY_MS = 50;
const VISITORS = [PATHS.landing, GAME_PATHS.simon, PATHS.leaderboard];
const LEARNERS = [PATHS.landing, PATHS.dashboard, PATHS.report, PATHS.leaderboard, PATHS.assignment, PATHS.myTexts];
/** What is wanted of the time until a press is answered, and until the words are there, as multiples of a bare page. */
const MOST = { landing: 1.25, others: 1.5, words: 1.7 };

/** How soon a press is answered and the words are there, on a slow phone and a slow network, beside a bare page. */
export async function answers(rig: Rig): Promise<Figure[]> {
  const bare = await barePage();
  const compared = await visits(rig, bare.address, false);
  await bare.stop();
  console.log('a bare page', compared);
  const figures: Figure[] = [];
  for (const [paths, asLearner] of [
    [VISITORS, false],
    [LEARNERS, true],
  ] as const)
    for (const path of paths) {
      const loaded = await visits(rig, path, asLearner);
      const name = `Slow phone, slow network: ${path}${asLearner ? ', signed in' : ''}`;
      console.log(name, loaded);
      const most = path === PATHS.landing ? MOST.landing : MOST.others;
      const unit = 'times';
      figures.push({ name: `${name}: a press is answered`, measured: loaded.answers / compared.answers, unit, most });
      if (!asLearner) continue;
      figures.push({
        name: `${name}: its words are there`,
        measured: loaded.words / compared.answers,
        unit,
        most: MOST.words,
      });
    }
  return figures;
}

/** The medians of several visits. */
async function visits(rig: Rig, path: string, asLearner: boolean): Promise<Answers> {
  const seen: Answers[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const opened = await newPhone(rig, asLearner);
    seen.push(await visit(opened, path));
    await opened.close();
  }
  const [first] = seen;
  const names = Object.keys(first ?? {}) as (keyof Answers)[];
  return Object.fromEntries(names.map((name) => [name, median(seen.map((each) => each[name]))])) as Answers;
}

async function visit({ page, cdp }: OpenedPage, path: string): Promise<Answers> {
  const requests: { at: number; isScript: boolean }[] = [];
  let bytes = 0;
  let began = 0;
  cdp.on('Network.requestWillBeSent', ({ timestamp, type }) => {
    began ||= timestamp;
    requests.push({ at: (timestamp - began) * 1000, isScript: type === 'Script' });
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watchPage, LOOK_EVERY_MS);
  await slowDown(cdp);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForTimeout(WATCHED_MS);
  const seen = await page.evaluate(readWatch);
  const before = requests.filter(({ at }) => at < seen.answers);
  const scriptsBefore = before.filter(({ isScript }) => isScript).length;
  return { ...seen, scriptsBefore, requestsBefore: before.length, kilobytes: bytes / 1000 };
}

type Watch = { answers: number; texts: { at: number; text: string }[] };

/** Runs in the page before its own scripts. */
function watchPage(everyMs: number): void {
  const watch: Watch = { answers: Number.NaN, texts: [] };
  Object.assign(globalThis, { watch });
  const hasProps = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  setInterval(() => {
    if (Number.isNaN(watch.answers) && [...document.querySelectorAll('button, a')].some(hasProps))
      watch.answers = performance.now();
    // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not there yet
    const text = document.body?.innerText ?? '';
    if (text !== watch.texts.at(-1)?.text) watch.texts.push({ at: performance.now(), text });
  }, everyMs);
}

/** Runs in the page. */
async function readWatch(): Promise<Pick<Answers, 'firstPaint' | 'largestPaint' | 'answers' | 'words'>> {
  const { answers: answersAt, texts } = Reflect.get(globalThis, 'watch') as Watch;
  const wordsOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean));
  const wanted = wordsOf(texts.at(-1)?.text ?? '');
  const isMissing = ({ text }: { text: string }) => {
    const words = wordsOf(text);
    return [...wanted].filter((word) => words.has(word)).length < 0.9 * wanted.size;
  };
  const words = texts[texts.findLastIndex(isMissing) + 1]?.at ?? Number.NaN;
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const [paints, largest] = await Promise.all([entries('paint'), entries('largest-contentful-paint')]);
  const firstPaint = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN;
  return { firstPaint, largestPaint: largest.at(-1)?.startTime ?? Number.NaN, answers: answersAt, words };
}
