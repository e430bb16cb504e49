import { describe, expect, it } from 'vitest';
import type { ShownMember } from '#contract/groups.ts';
import { WITH_LEVELS } from '#rules/levels.ts';
import { GAMES } from '#rules/runs.ts';
import { glanceRows, glanceTable } from './glance-rows.ts';

const AT = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-23T10:00:00.000Z';

const none = Object.fromEntries(GAMES.map((game) => [game, 0])) as NonNullable<ShownMember['progress']>['finished'];
const run = (choice: string, score: number, timestamp = AT) => ({
  ...{ game: 'simon' as const, runId: `${choice} ${score}`, timestamp, durationMs: 1000, choice, score },
  level: choice === WITH_LEVELS ? score : null,
});
const member = (shares: Partial<ShownMember> = {}): ShownMember => ({
  ...{ memberId: 'ada', name: 'Ada', joinedAt: AT, activity: null, progress: null, screening: null },
  ...shares,
});
const progressOf = (progress: NonNullable<ShownMember['progress']>) => glanceRows([member({ progress })])[0]?.progress;

describe('the rows of a glance', () => {
  it('keep the order of the answer', () => {
    const members = ['Ada', 'Ben', 'Cem'].map((name) => member({ name, memberId: name }));
    expect(glanceRows(members).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cem']);
  });

  it('say of each part that is not shared that it is not, and nothing else', () => {
    const [, row] = glanceTable(glanceRows([member()]));
    expect(row).toEqual(['Ada', 'Not shared', 'Not shared', 'Not shared']);
  });

  it('tell a shared part without anything apart from one that is not shared', () => {
    const activity = { days: [], finished: 0, done: [] };
    const nothing = { result: null, saysLittleAt: null };
    const screening = { 'focus-game': nothing, 'letter-quiz': nothing, 'traits-questionnaire': nothing };
    const [, row] = glanceTable(glanceRows([member({ activity, progress: { finished: none, best: [] }, screening })]));
    expect(row?.slice(1, 3)).toEqual(['0 of 28 days', 'Nothing finished yet']);
    expect(row?.[3]?.split('\n')).toHaveLength(3);
    expect(row?.[3]).toContain('Attention: This part is not done yet.');
  });

  it('name each finished game with how often, and the best run with levels', () => {
    const best = [run('plain', 9, LATER), run(WITH_LEVELS, 4)];
    expect(progressOf({ finished: { ...none, simon: 3 }, best })).toEqual(['Simon: 3 times. Best: Level 4']);
  });

  it('without levels take the newest of the best runs', () => {
    const best = [run('plain', 9), run('other', 5, LATER)];
    expect(progressOf({ finished: { ...none, simon: 1 }, best })?.[0]).toContain('5');
  });

  it('show no score of a calm run', () => {
    expect(progressOf({ finished: { ...none, simon: 1 }, best: [run('calm', 9)] })).toEqual(['Simon: once']);
  });

  it('say the newest result in the words of the shared report, with its day', () => {
    const nothing = { result: null, saysLittleAt: null };
    const result = { timestamp: AT, value: 62, seen: 'traits' as const };
    const screening = {
      'focus-game': { result, saysLittleAt: null },
      'letter-quiz': nothing,
      'traits-questionnaire': nothing,
    };
    expect(glanceRows([member({ screening })])[0]?.report?.[0]).toMatch(
      /^Attention, .*21.*: Near a moving ball at 62\u00a0% of the checks\. .* Some attention traits showed up\.$/,
    );
  });

  it('give a member without a name one', () => {
    expect(glanceRows([member({ name: '' })])[0]?.name).toBe('No name');
  });
});
