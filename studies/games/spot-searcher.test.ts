import { describe, expect, it } from 'vitest';
import { LEVELS } from '#rules/games/levels.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { meanSearchMs } from './spot-searcher.ts';

// docs/measurement.md has the table.
const SCENES = inLongForm(1000, 120);
const { highest } = LEVELS['spot-the-difference'];

describe('a simulated searcher of Spot the Difference', () => {
  const times = Array.from({ length: highest }, (_, at) => meanSearchMs(at + 1, SCENES));

  it('needs at least three times as long at the highest level as at level 1', () => {
    expect((times.at(-1) ?? 0) / (times[0] ?? 0)).toBeGreaterThanOrEqual(3);
  });

  it('needs at least a tenth longer from each level to the next above level 8', () => {
    const ratios = times.slice(8).map((time, at) => time / (times[at + 7] ?? 0));
    expect(Math.min(...ratios), times.map(Math.round).join()).toBeGreaterThanOrEqual(1.1);
  });

  it('needs longer at levels 5 to 8, which have the scenes of before, than at levels 1 to 4', () => {
    const meanOf = (from: number) => times.slice(from, from + 4).reduce((sum, time) => sum + time, 0) / 4;
    expect(meanOf(4), times.map(Math.round).join()).toBeGreaterThan(meanOf(0));
  });
});
