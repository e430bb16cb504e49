import { PATHS } from '../web/app/paths.ts';
import { deviation, type Figure, mean, percentile } from './figures.ts';
import { holesOf, moleUp } from './moles.ts';
import { type Box, differences, middleOf } from './pixels.ts';
import { press, type Rig, STRAINS, type Strain, strain } from './rig.ts';
import { CATEGORIES, startTrace, type Trace } from './trace.ts';

/** Without a clock a game has so many, and each one waits. */
const MOLES = 30;
const PRESS_SHOWN_MS = 120;
/** From here on a hole does not look as before, of 255. */
const LEAST_DIFFERENCE = 2;

type Trial = { trace: Trace; box: Box };
type Seen = { reactionMs: number; paintedAfterMs: number; hitPaintedAfterMs: number | null };

/** Plays Whack-a-Mole and holds the reaction times it reports against the trace of its frames and presses. */
export async function reactionTimes(rig: Rig, how: Strain): Promise<Figure[]> {
  const opened = await rig.open('pictured', PATHS.whackAMole, true);
  const { page } = opened;
  await page.getByText('Take your time', { exact: true }).click();
  const sent = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().includes('/runs/whack-a-mole/'),
    { timeout: 0 },
  );
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByLabel('Nine holes').waitFor();
  const holes = await holesOf(page);
  await strain(opened, how);

  const trials: Trial[] = [];
  while (trials.length < MOLES) {
    const stop = await startTrace(opened, CATEGORIES.pictures);
    const number = await moleUp(page);
    const box = holes.find((hole) => hole.number === number)?.box;
    if (!box) throw new Error(`a mole came up in hole ${number}, which is nowhere`);
    await page.waitForTimeout(150 + Math.random() * 300);
    await press(opened, middleOf(box));
    await page.waitForTimeout(PRESS_SHOWN_MS);
    trials.push({ trace: await stop(), box });
  }
  const { hits } = (await sent).postDataJSON() as { hits: { reactionMs: number }[] };
  const seen = await Promise.all(trials.map((trial) => seenIn(trial, rig)));
  await opened.close();

  const both = seen.flatMap((each, trial) => {
    const hit = hits[trial];
    return each && hit ? [{ ...each, bias: hit.reactionMs - each.reactionMs }] : [];
  });
  if (both.length < MOLES / 2) throw new Error(`only ${both.length} of ${MOLES} moles were seen coming up`);
  return figures(how, both);
}

function figures(how: Strain, seen: (Seen & { bias: number })[]): Figure[] {
  const biases = seen.map(({ bias }) => bias);
  const hitDelays = seen.flatMap(({ hitPaintedAfterMs }) => hitPaintedAfterMs ?? []);
  const [unit, of] = ['ms', seen.length] as const;
  const idle: Figure[] = [
    {
      name: 'Whack-a-Mole, press to painted frame: p98',
      measured: percentile(hitDelays, 98),
      unit,
      of: hitDelays.length,
      most: 32,
    },
    {
      name: 'for information: from the stamp of a frame to its pixels',
      measured: mean(seen.map(({ paintedAfterMs }) => paintedAfterMs)),
      unit,
      of,
    },
  ];
  return [
    {
      name: `Reaction time, ${STRAINS[how]}: mean bias`,
      measured: mean(biases),
      unit,
      of,
      ...(how === 'idle' && { most: 1 }),
    },
    { name: `Reaction time, ${STRAINS[how]}: SD of the bias`, measured: deviation(biases), unit, of },
    ...(how === 'idle' ? idle : []),
  ];
}

/** The true reaction time: from the frame in which the mole is first seen to the stamp of the press. */
async function seenIn({ trace, box }: Trial, rig: Rig): Promise<Seen | null> {
  const frames = trace.pictures();
  const pressedAt = trace.presses()[0];
  if (pressedAt === undefined) return null;
  const change = async (from: number) => {
    const later = frames.slice(from);
    const pictures = later.map(({ picture }) => picture);
    const far = await differences(rig.decoder, pictures, [box]);
    return later.find((_, place) => (far[place]?.[0] ?? 0) >= LEAST_DIFFERENCE);
  };
  const shown = await change(0);
  if (!shown || shown.paintedAt > pressedAt) return null;
  const hit = await change(frames.findLastIndex(({ paintedAt }) => paintedAt <= pressedAt));
  return {
    reactionMs: pressedAt - shown.beganAt,
    paintedAfterMs: shown.paintedAt - shown.beganAt,
    hitPaintedAfterMs: hit ? hit.paintedAt - pressedAt : null,
  };
}
