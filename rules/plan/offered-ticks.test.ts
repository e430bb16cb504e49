import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../people/settings.ts';
import { offeredTicks, type PlanSources } from './offered-ticks.ts';
import { EMPTY_PLAN, PLAN_SECTIONS, PLAN_TICKS, withTick } from './plan.ts';

const NOTHING: PlanSources = { strengths: [], finished: {}, settings: DEFAULT_SETTINGS, tried: {} };
const offered = (section: 'liked' | 'matters' | 'helps', sources: Partial<PlanSources> = {}, plan = EMPTY_PLAN) =>
  offeredTicks(plan, section, { ...NOTHING, ...sources });

describe('who did and set nothing here', () => {
  it('is offered a list that is the same for all, and nothing of their own', () => {
    for (const section of PLAN_SECTIONS) expect(offered(section).fromHere).toEqual([]);
    expect(offered('matters').others).toEqual(PLAN_TICKS.matters);
    expect(offered('liked').others).not.toContain('remembers');
    expect(offered('helps').others).not.toContain('opendyslexic');
  });
});

describe('what comes first', () => {
  it('are strengths of the results and games that were finished three times, never twice', () => {
    const strengths = [{ code: 'never-far' }, { code: 'long-near', near: 50 }, { code: 'facts' }] as const;
    const { fromHere, others } = offered('liked', { strengths, finished: { simon: 3, 'whack-a-mole': 2 } });
    expect(fromHere).toEqual(['facts', 'stays', 'remembers']);
    expect(others).not.toContain('facts');
    expect(others).not.toContain('quick');
  });

  it('are the settings that are switched on', () => {
    const settings = { ...DEFAULT_SETTINGS, font: 'opendyslexic', spacing: 0.5, scheme: 'cream' } as const;
    expect(offered('helps', { settings }).fromHere).toEqual(['opendyslexic', 'wide', 'cream']);
  });

  it('are the steps that were tried and helped, and none that did not or was not asked about', () => {
    const since = '2026-11-01T10:00:00.000Z';
    const tried = {
      voice: { since, helped: 'yes' },
      'short-tasks': { since, helped: 'a-bit' },
      'quiet-place': { since, helped: 'no' },
      'clear-words': { since, helped: null },
      'own-page': { since, helped: 'yes' },
    } as const;
    expect(offered('helps', { tried }).fromHere).toEqual(['hear', 'short-tasks']);
  });
});

it('what is ticked stays offered when its reason is gone', () => {
  const plan = withTick(EMPTY_PLAN, 'helps', 'dark', true);
  expect(offered('helps', {}, plan).others).toContain('dark');
});
