import { PATHS } from '../web/paths.ts';
import { deviation, type Figure, mean, percentile } from './figures.ts';
import { type Box, centreOf, differences, holesOf, nextMole } from './pixels.ts';
import { applyLoad, PAGE_LOADS, type PageLoad, press, type Rig } from './rig.ts';
import { startTrace, type Trace } from './trace.ts';

/** A game without a clock has this many moles, and each waits until it is hit. */
const MOLES = 30;
const MOST_PRESS_MS = 32;
const PRESS_SHOWN_MS = 120;
/** Smaller differences, of 255, are noise. */
const LEAST_DIFFERENCE = 2;

type Trial = { trace: Trace; box: Box };
type Seen = { reactionMs: number; hitPaintedAfterMs: number | null };

/** Plays Whack-a-Mole and compares the reaction times that it reports with the trace of its frames and presses. */
export async function reactionTimes(rig: Rig, load: PageLoad): Promise<Figure[]> {
  const opened = await rig.open('pictured', PATHS['whack-a-mole'], true);
  const { page } = opened;
  await page.getByText('Easy', { exact: true }).click();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('Take your time', { exact: true }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/runs/whack-a-mole/'),
    { timeout: 0 },
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByLabel('Nine holes').waitFor();
  const holes = await holesOf(page);
  await applyLoad(opened, load);

  const trials: Trial[] = [];
  while (trials.length < MOLES) {
    const stopTrace = await startTrace(opened);
    const name = await nextMole(page);
    const box = holes.find((hole) => hole.name === name)?.box;
    if (!box) throw new Error(`there is no hole ${name}`);
    await page.waitForTimeout(150 + Math.random() * 300);
    await press(opened, centreOf(box));
    await page.waitForTimeout(PRESS_SHOWN_MS);
    trials.push({ trace: await stopTrace(), box });
  }
  const { hits } = (await sent).postDataJSON() as { hits: { reactionMs: number }[] };
  const seen = await Promise.all(trials.map((trial) => seenIn(trial, rig)));
  await opened.close();

  const both = seen.flatMap((each, trial) => {
    const hit = hits[trial];
    return each && hit ? [{ ...each, bias: hit.reactionMs - each.reactionMs }] : [];
  });
  if (both.length < MOLES / 2) throw new Error(`only ${both.length} of ${MOLES} moles were seen in the trace`);
  return figures(load, both);
}

function figures(load: PageLoad, seen: (Seen & { bias: number })[]): Figure[] {
  const biases = seen.map(({ bias }) => bias);
  const [unit, of] = ['ms', seen.length] as const;
  const name = `Reaction time, ${PAGE_LOADS[load]}`;
  const deviationOfBias = { name: `${name}: SD of the bias`, measured: deviation(biases), unit, of };
  if (load !== 'idle') return [{ name: `${name}: mean bias`, measured: mean(biases), unit, of }, deviationOfBias];
  const delays = seen.flatMap(({ hitPaintedAfterMs }) => hitPaintedAfterMs ?? []);
  const [p98, pressed] = [percentile(delays, 98), 'Whack-a-Mole, press to painted frame: p98'];
  return [
    { name: `${name}: mean bias`, measured: mean(biases), unit, of, most: 1 },
    deviationOfBias,
    { name: pressed, measured: p98, unit, of: delays.length, most: MOST_PRESS_MS },
  ];
}

/** The true reaction time is from the first frame that shows the mole to the time of the press. */
async function seenIn({ trace, box }: Trial, rig: Rig): Promise<Seen | null> {
  const frames = trace.pictures();
  const pressedAt = trace.presses()[0];
  if (pressedAt === undefined) return null;
  const change = async (from: number) => {
    const later = frames.slice(from);
    const pictures = later.map(({ picture }) => picture);
    const byPicture = await differences(rig.decoder, pictures, [box]);
    return later.find((_, place) => (byPicture[place]?.[0] ?? 0) >= LEAST_DIFFERENCE);
  };
  const shown = await change(0);
  if (!shown || shown.paintedAt > pressedAt) return null;
  const hit = await change(frames.findLastIndex(({ paintedAt }) => paintedAt <= pressedAt));
  return {
    reactionMs: pressedAt - shown.beganAt,
    hitPaintedAfterMs: hit ? hit.paintedAt - pressedAt : null,
  };
}
