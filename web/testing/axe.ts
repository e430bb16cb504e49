import axe from 'axe-core';
import { expect } from 'vitest';

/** Expects no finding of axe, and enough contrast in a dark page too. */
export async function expectNoAxeFindings(): Promise<void> {
  expect(await findings()).toEqual([]);
  const { dataset } = document.documentElement;
  const { scheme } = dataset;
  dataset.scheme = scheme === 'dark' ? 'cream' : 'dark';
  const inDark = await findings(['color-contrast']);
  dataset.scheme = scheme;
  expect(inDark, 'in the other scheme').toEqual([]);
}

async function findings(rules?: string[]): Promise<string[]> {
  // Colours are checked after transitions. The end of one transition can start another in a child element.
  const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let running = transitions(); running.length > 0; running = transitions())
    for (const transition of running) transition.finish();
  const { violations } = await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
