import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_PICTURE_NAMES } from '../people/profile-picture.ts';
import { LOOK_SETTINGS } from '../people/settings.ts';
import {
  balance,
  canUndo,
  gamesFor,
  ownsPicture,
  purchaseRefusal,
  SHOP_ITEMS,
  type ShopItem,
  shopItem,
  withOwnedLooks,
} from './shop.ts';

const booster = shopItem('booster') as ShopItem;
const bought = (...items: ShopItem[]) => items.map(({ id, price }) => ({ item: id as string, price }));

describe('the items', () => {
  it('begin with the Booster and the Merchandise', () => {
    expect(SHOP_ITEMS.slice(0, 2).map(({ id }) => id)).toEqual(['booster', 'merchandise']);
  });

  it('each have an id of their own and a price of three to ten games', () => {
    expect(new Set(SHOP_ITEMS.map(({ id }) => id)).size).toBe(SHOP_ITEMS.length);
    for (const { price } of SHOP_ITEMS) {
      expect(price % 10).toBe(0);
      expect(gamesFor(price)).toBeGreaterThanOrEqual(3);
      expect(gamesFor(price)).toBeLessThanOrEqual(10);
    }
  });

  it('sell every look that is not free, each once', () => {
    const sold = SHOP_ITEMS.flatMap(({ look }): string[] => {
      if (look === null) return [];
      return ['picture' in look ? look.picture : `${look.setting} ${look.value}`];
    });
    const looks = Object.entries(LOOK_SETTINGS).flatMap(([setting, rule]) => {
      const values: readonly unknown[] = 'oneOf' in rule ? rule.oneOf : [true, false];
      return values.filter((value) => value !== rule.default).map((value) => `${setting} ${value}`);
    });
    expect(sold.sort()).toEqual([...looks, ...SHOP_PICTURE_NAMES].sort());
  });
});

describe('the balance', () => {
  it('is what was earned minus the prices paid', () => {
    expect(balance(0, [])).toBe(0);
    expect(balance(120, bought(booster))).toBe(70);
    expect(balance(120, [{ item: 'not sold any more', price: 120 }])).toBe(0);
  });

  it('never becomes negative by purchases that are not refused, in any order', () => {
    fc.assert(
      fc.property(fc.nat(800), fc.array(fc.constantFrom(...SHOP_ITEMS)), (earned, wanted) => {
        const owned: { item: string; price: number }[] = [];
        for (const item of wanted) if (!purchaseRefusal(item, earned, owned)) owned.push(...bought(item));
        expect(balance(earned, owned)).toBeGreaterThanOrEqual(0);
        expect(new Set(owned.map(({ item }) => item)).size).toBe(owned.length);
      }),
    );
  });
});

it.each([
  [49, [], 'not-enough-points'],
  [50, [], null],
  [79, bought(shopItem('merchandise') as ShopItem), 'not-enough-points'],
  [80, bought(shopItem('merchandise') as ShopItem), null],
  [1000, bought(booster), 'already-owned'],
])('with %d points, the Booster for 50 after %j: %s', (earned, purchases, refusal) => {
  expect(purchaseRefusal(booster, earned, purchases)).toBe(refusal);
});

it.each([
  [1, 1],
  [10, 1],
  [11, 2],
  [50, 5],
])('%d points are %d games', (points, games) => {
  expect(gamesFor(points)).toBe(games);
});

it('a purchase can be undone for 24 hours, to the millisecond', () => {
  const day = 86_400_000;
  expect([day - 1, day, day + 1].map((ms) => canUndo(5, 5 + ms))).toEqual([true, true, false]);
  // A clock that was put back.
  expect(canUndo(5, 4)).toBe(true);
});

describe('a look', () => {
  const changedAt = '2026-11-21T09:00:00.000Z';

  it('that was not bought becomes the free one; other settings stay', () => {
    const changes = {
      size: { value: 1.5, changedAt },
      accent: { value: 'blue', changedAt },
      treeSeason: { value: 'autumn', changedAt },
      lantern: { value: true, changedAt },
      soundSet: { value: 'soft', changedAt },
    } as const;
    expect(withOwnedLooks(changes, ['autumn', 'violet', 'koala', 'not sold any more'])).toEqual({
      ...changes,
      accent: { value: 'green', changedAt },
      lantern: { value: false, changedAt },
    });
    expect(withOwnedLooks({}, [])).toEqual({});
  });

  it('that is a picture belongs to its item alone', () => {
    expect(ownsPicture('koala', ['booster', 'koala'])).toBe(true);
    expect(ownsPicture('koala', ['otter', 'merchandise', 'blue'])).toBe(false);
  });
});
