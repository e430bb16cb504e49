import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type SettingChanges } from '#rules/people/settings.ts';
import {
  afterAnswer,
  afterChange,
  afterReset,
  afterSignIn,
  afterSignOut,
  NOTHING_STORED,
  readStored,
  type StoredSettings,
} from './stored-settings.ts';

const EIGHT = '2026-11-21T08:00:00.000Z';
const NINE = '2026-11-21T09:00:00.000Z';
const TEN = '2026-11-21T10:00:00.000Z';

const large = (changedAt: string): SettingChanges => ({ size: { value: 2, changedAt } });
const small = (changedAt: string): SettingChanges => ({ size: { value: 0.9, changedAt } });
const hidden = (changedAt: string): SettingChanges => ({ clock: { value: 'hidden', changedAt } });

describe('readStored', () => {
  it('reads what was written', () => {
    const kept: StoredSettings = {
      owner: 'mira',
      shown: large(EIGHT),
      waiting: { mira: large(EIGHT), '': hidden(NINE) },
    };
    expect(readStored(JSON.stringify(kept))).toEqual(kept);
  });

  it('reads the bare values of earlier versions as changed while signed out, before everything else', () => {
    const { shown, waiting, owner } = readStored(JSON.stringify({ ...DEFAULT_SETTINGS, sound: false, volume: 25 }));
    expect(owner).toBeNull();
    expect(Object.keys(shown)).toEqual(['sound', 'volume']);
    expect(shown).toMatchObject({ sound: { value: false }, volume: { value: 25 } });
    expect(waiting).toEqual({ '': shown });
    expect(
      afterSignIn({ owner, shown, waiting }, 'mira', { volume: { value: 80, changedAt: EIGHT } }).shown,
    ).toMatchObject({ sound: { value: false }, volume: { value: 80 } });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"shown":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['junk for everything', '{"owner":7,"shown":"dark","waiting":null}'],
    ['junk of an earlier version', '{"sound":"loud","volume":400,"clock":null}'],
  ])('finds nothing in %s', (_name, text) => {
    const { owner, shown, waiting } = readStored(text);
    expect([owner, shown, Object.values(waiting).flatMap(Object.keys)]).toEqual([null, {}, []]);
  });

  it('leaves junk out value by value', () => {
    const text = JSON.stringify({ owner: 'mira', shown: { size: { value: 9, changedAt: EIGHT }, ...hidden(NINE) } });
    expect(readStored(text)).toEqual({ owner: 'mira', shown: hidden(NINE), waiting: {} });
  });
});

describe('afterChange', () => {
  it('shows the change and lets it wait under its learner', () => {
    expect(afterChange(NOTHING_STORED, null, { size: 2 }, EIGHT)).toEqual({
      owner: null,
      shown: large(EIGHT),
      waiting: { '': large(EIGHT) },
    });
    expect(afterChange(NOTHING_STORED, 'mira', { size: 2 }, EIGHT).waiting).toEqual({ mira: large(EIGHT) });
  });

  it('is the last change also where the clock of this device is behind', () => {
    const kept = { ...NOTHING_STORED, shown: large(TEN) };
    const { size } = afterChange(kept, null, { size: 0.9 }, EIGHT).shown;
    expect(size).toEqual({ value: 0.9, changedAt: '2026-11-21T10:00:00.001Z' });
  });

  it('leaves the shown settings of another learner alone, who signed in in another tab', () => {
    const kept = { owner: 'ben', shown: small(TEN), waiting: { ben: small(TEN) } };
    const afterOne = afterChange(kept, 'ada', { size: 2 }, EIGHT);
    expect(afterOne).toEqual({ ...kept, waiting: { ...kept.waiting, ada: large(EIGHT) } });
    expect(afterChange(afterOne, 'ada', { size: 0.9 }, EIGHT).waiting.ada?.size).toEqual({
      value: 0.9,
      changedAt: '2026-11-21T08:00:00.001Z',
    });
  });

  it('can change what was stored with an instant that is none', () => {
    const bad = { size: { value: 2, changedAt: '2026-99-99T00:00:00.000Z' } };
    const kept = readStored(JSON.stringify({ owner: null, shown: bad, waiting: { '': bad } }));
    expect(afterChange(kept, null, { size: 0.9 }, EIGHT).shown).toEqual(small(EIGHT));
  });

  it('takes nothing that no setting can be', () => {
    expect(afterChange(NOTHING_STORED, null, { size: 9, clock: 'hidden' }, EIGHT).shown).toEqual(hidden(EIGHT));
  });
});

describe('afterSignIn', () => {
  it('shows what the learner has on the server', () => {
    expect(afterSignIn(NOTHING_STORED, 'mira', large(EIGHT))).toEqual({
      owner: 'mira',
      shown: large(EIGHT),
      waiting: {},
    });
  });

  it('keeps the last change of each setting, made signed out here or on another device', () => {
    const here = {
      owner: null,
      shown: { ...large(TEN), ...hidden(EIGHT) },
      waiting: { '': { ...large(TEN), ...hidden(EIGHT) } },
    };
    const there: SettingChanges = { ...small(NINE), clock: { value: 'gentle', changedAt: NINE } };
    expect(afterSignIn(here, 'mira', there)).toEqual({
      owner: 'mira',
      shown: { ...large(TEN), clock: there.clock },
      waiting: { mira: large(TEN) },
    });
  });

  it('gives a learner nothing of the one before, sent or not, and loses none of it', () => {
    const device = { owner: 'ada', shown: { ...large(TEN), ...hidden(TEN) }, waiting: { ada: hidden(TEN) } };
    const withBo = afterSignIn(device, 'bo', small(EIGHT));
    expect(withBo).toEqual({ owner: 'bo', shown: small(EIGHT), waiting: { ada: hidden(TEN) } });
    expect(afterSignIn(withBo, 'ada', large(TEN))).toEqual({
      owner: 'ada',
      shown: { ...large(TEN), ...hidden(TEN) },
      waiting: { ada: hidden(TEN) },
    });
  });

  it('gives changes made after one learner signed out to the next learner', () => {
    const afterAda = afterChange({ owner: 'ada', shown: large(EIGHT), waiting: {} }, null, { clock: 'hidden' }, NINE);
    expect(afterSignIn(afterAda, 'bo', {})).toEqual({
      owner: 'bo',
      shown: hidden(NINE),
      waiting: { bo: hidden(NINE) },
    });
  });

  it('goes by what is shown already where the page knows less than another tab', () => {
    const device = { owner: 'mira', shown: large(TEN), waiting: {} };
    expect(afterSignIn(device, 'mira', small(EIGHT)).shown).toEqual(large(TEN));
  });
});

describe('afterAnswer', () => {
  const waiting = { owner: 'mira', shown: { ...large(NINE), ...hidden(NINE) }, waiting: { mira: large(NINE) } };

  it('lets nothing wait that the server took', () => {
    expect(afterAnswer(waiting, 'mira', large(NINE), large(NINE))).toEqual({ ...waiting, waiting: {} });
  });

  it('counts the server’s instant where the clock of this device runs ahead', () => {
    const answered = afterAnswer(waiting, 'mira', large(NINE), large(EIGHT));
    expect(answered.shown.size?.changedAt).toBe(EIGHT);
  });

  it('shows what was changed elsewhere later', () => {
    const answer = { ...small(TEN), clock: { value: 'gentle', changedAt: TEN } } as const;
    expect(afterAnswer(waiting, 'mira', large(NINE), answer)).toEqual({ ...waiting, shown: answer, waiting: {} });
  });

  it('keeps what was changed again while it was on its way', () => {
    const again = afterChange(waiting, 'mira', { size: 0.9 }, TEN);
    expect(afterAnswer(again, 'mira', large(NINE), large(NINE))).toEqual(again);
  });

  it('changes nothing of the shown settings of a learner who signed in meanwhile', () => {
    const withBo = afterSignIn(waiting, 'bo', {});
    expect(afterAnswer(withBo, 'mira', large(NINE), large(NINE))).toEqual({ owner: 'bo', shown: {}, waiting: {} });
  });
});

it('a device that forgets keeps what learners have waiting', () => {
  const kept = { owner: 'ada', shown: large(NINE), waiting: { ada: large(NINE), '': hidden(NINE) } };
  for (const forget of [afterReset, afterSignOut])
    expect(forget(kept)).toEqual({ owner: null, shown: {}, waiting: { ada: large(NINE) } });
});
