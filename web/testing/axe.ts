import axe from 'axe-core';
import { expect } from 'vitest';

/** Expects no finding of axe, and enough contrast in a dark page too. */
export async function expectNoAxeFindings(): Promise<void> {
  // A dialog that is just opening does not yet count as one.
  await expect.poll(() => findings(), { timeout: 5000 }).toEqual([]);
  const { dataset } = document.documentElement;
  const { scheme } = dataset;
  dataset.scheme = scheme === 'dark' ? 'cream' : 'dark';
  const inDark = await findings(['color-contrast']);
  dataset.scheme = scheme;
  expect(inDark, 'in the other scheme').toEqual([]);
}

async function findings(rules?: string[]): Promise<string[]> {
  // Colours are checked after movements. The end of one can start another in a child element.
  const movements = () =>
    document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (let running = movements(); running.some(isRunning); running = movements())
    for (const movement of running.filter(isRunning)) movement.finish();
  const { violations } = await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const isRunning = ({ playState }: Animation) => playState === 'running';
