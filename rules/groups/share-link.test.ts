import { describe, expect, it } from 'vitest';
import { shareLinkState } from './share-link.ts';

const EXPIRES = '2026-11-28T10:00:00.000Z';

describe('a share link', () => {
  it.each([
    ['is open a millisecond before it expires', '2026-11-28T09:59:59.999Z', null, 'open'],
    ['is expired from that instant on', EXPIRES, null, 'expired'],
    ['is revoked once it was taken back', '2026-11-22T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'revoked'],
    ['stays revoked when it expires', '2026-12-01T10:00:00.000Z', '2026-11-21T10:00:00.000Z', 'revoked'],
  ] as const)('%s', (_what, now, revokedAt, state) => {
    expect(shareLinkState({ expiresAt: EXPIRES, revokedAt }, now)).toBe(state);
  });
});
