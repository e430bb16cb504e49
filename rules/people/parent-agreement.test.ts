import { expect, it } from 'vitest';
import { hasParentAgreement, parentState, readableSince } from './parent-agreement.ts';

it.each([
  ['no parent', [], false, false],
  ['one parent', ['ann'], false, true],
  ['two parents', ['ann', 'ben'], false, true],
  ['one parent, while another one took it back', ['ann'], true, false],
  ['no parent any more, after one took it back', [], true, false],
])('results are kept or not when %s agreed', (_who, agreedByIds, isTakenBack, isKept) => {
  expect(hasParentAgreement({ agreedByIds, isTakenBack })).toBe(isKept);
});

const at = (hour: number) => `2026-11-27T${hour}:00:00.000Z`;
const own = { parentId: 'ann', agreedAt: at(12) };

it.each([
  ['nobody else agreed', [], null],
  ['they agreed before themself', [{ parentId: 'ann', agreedAt: at(10) }], null],
  ['another parent agreed later', [{ parentId: 'ben', agreedAt: at(13) }], null],
  ['another parent agreed before', [{ parentId: 'ben', agreedAt: at(11) }], at(12)],
  ['another parent agreed at the same moment', [{ parentId: 'ben', agreedAt: at(12) }], at(12)],
  ['a parent whose account is deleted agreed before', [{ parentId: null, agreedAt: at(11) }], at(12)],
])('a parent reads all results, or those since the own agreement, when %s', (_what, others, since) => {
  expect(readableSince(own, [...others, own])).toBe(since);
});

const DAY_MS = 24 * 60 * 60 * 1000;

it.each([
  ['before a report', null, 'linked'],
  ['after a report', { decision: null, decidedAgoMs: 0 }, 'reported'],
  ['removed, for ever', { decision: 'removed', decidedAgoMs: 400 * DAY_MS }, 'removed'],
  ['confirmed', { decision: 'confirmed', decidedAgoMs: 0 }, 'confirmed'],
  ['confirmed, in the last moment of 30 days', { decision: 'confirmed', decidedAgoMs: 30 * DAY_MS - 1 }, 'confirmed'],
  ['confirmed 30 days ago', { decision: 'confirmed', decidedAgoMs: 30 * DAY_MS }, 'linked'],
] as const)('the state of a linked parent: %s', (_when, report, state) => {
  expect(parentState(report)).toBe(state);
});
