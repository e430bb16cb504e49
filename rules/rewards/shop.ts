import type { ShopPicture } from '../people/profile-picture.ts';
import { LOOK_SETTINGS, type SettingChanges, type Settings } from '../people/settings.ts';
import { POINTS_PER_RUN } from './points.ts';

/** A setting that shows a look of the shop. Its default is free. */
export type LookSetting = keyof typeof LOOK_SETTINGS;
/** What an item changes while it is in use: a setting or the profile picture; null for one that is printed. */
export type Look =
  | { [Name in LookSetting]: { setting: Name; value: Settings[Name] } }[LookSetting]
  | { picture: ShopPicture }
  | null;

type Item = {
  id: string;
  kind: 'lantern' | 'sheet' | 'season' | 'accent' | 'sounds' | 'avatar';
  price: number;
  look: Look;
};

/**
 * Everything in the shop, in the order in which it is shown. A price is in points; a game gives `POINTS_PER_RUN`. All prices are
 * our own choice. The ids are stored with purchases, so they must not change.
 */
export const SHOP_ITEMS = [
  { id: 'booster', kind: 'lantern', price: 50, look: { setting: 'lantern', value: true } },
  { id: 'merchandise', kind: 'sheet', price: 30, look: null },
  { id: 'spring', kind: 'season', price: 60, look: { setting: 'treeSeason', value: 'spring' } },
  { id: 'autumn', kind: 'season', price: 60, look: { setting: 'treeSeason', value: 'autumn' } },
  { id: 'winter', kind: 'season', price: 60, look: { setting: 'treeSeason', value: 'winter' } },
  { id: 'blue', kind: 'accent', price: 40, look: { setting: 'accent', value: 'blue' } },
  { id: 'violet', kind: 'accent', price: 40, look: { setting: 'accent', value: 'violet' } },
  { id: 'berry', kind: 'accent', price: 40, look: { setting: 'accent', value: 'berry' } },
  { id: 'wood', kind: 'sounds', price: 40, look: { setting: 'soundSet', value: 'wood' } },
  { id: 'bells', kind: 'sounds', price: 40, look: { setting: 'soundSet', value: 'bells' } },
  { id: 'hedgehog', kind: 'avatar', price: 30, look: { picture: 'hedgehog' } },
  { id: 'koala', kind: 'avatar', price: 30, look: { picture: 'koala' } },
  { id: 'otter', kind: 'avatar', price: 30, look: { picture: 'otter' } },
  { id: 'parrot', kind: 'avatar', price: 30, look: { picture: 'parrot' } },
  { id: 'whale', kind: 'avatar', price: 30, look: { picture: 'whale' } },
  { id: 'dragon', kind: 'avatar', price: 30, look: { picture: 'dragon' } },
] as const satisfies readonly Item[];
export type ShopItem = (typeof SHOP_ITEMS)[number];
export type ShopItemId = ShopItem['id'];
export type ShopItemKind = ShopItem['kind'];

/** How long the server accepts an undo, in ms: longer than any visit. The page offers it during the visit of the purchase. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

/** The most purchases of a learner in 24 hours, with those that were undone: everything in the shop, and many second thoughts. */
export const MOST_PURCHASES_A_DAY = 50;

/** A purchase that was not undone. `price`: the points paid. `item` may be one that a later version does not sell any more. */
export type Paid = { item: string; price: number };

/** The points that can be spent: earned minus spent. Earned points themselves never fall. */
export function balance(earned: number, purchases: readonly Paid[]): number {
  return earned - purchases.reduce((sum, { price }) => sum + price, 0);
}

/** Why an item cannot be bought; null when it can. */
export function purchaseRefusal(
  { id, price }: ShopItem,
  earned: number,
  purchases: readonly Paid[],
): 'already-owned' | 'not-enough-points' | null {
  if (purchases.some(({ item }) => item === id)) return 'already-owned';
  return balance(earned, purchases) < price ? 'not-enough-points' : null;
}

/** The number of finished games that gives at least this many points. */
export function gamesFor(points: number): number {
  return Math.ceil(points / POINTS_PER_RUN);
}

/** The item with this id; undefined for one that is not sold. */
export function shopItem(id: string): ShopItem | undefined {
  return SHOP_ITEMS.find((item) => item.id === id);
}

/** Whether a purchase can still be undone; both instants in ms since 1970. */
export function canUndo(boughtMs: number, nowMs: number): boolean {
  return nowMs - boughtMs <= UNDO_MS;
}

/** Whether a learner who bought the items with these ids may use a picture of the shop. */
export function ownsPicture(picture: string, owned: readonly string[]): boolean {
  return owned.some((id) => {
    const look: Look = shopItem(id)?.look ?? null;
    return look !== null && 'picture' in look && look.picture === picture;
  });
}

/** The same changes with the free look in place of those that are not among the items with these ids. */
export function withOwnedLooks(changes: SettingChanges, owned: readonly string[]): SettingChanges {
  const looks = Object.entries(LOOK_SETTINGS).flatMap(([name, { default: free }]) => {
    const change = changes[name as LookSetting];
    return change && !ownsLook(name, change.value, owned) ? [[name, { ...change, value: free }]] : [];
  });
  return { ...changes, ...Object.fromEntries(looks) };
}

function ownsLook(setting: string, value: unknown, owned: readonly string[]): boolean {
  return owned.some((id) => {
    const look: Look = shopItem(id)?.look ?? null;
    return look !== null && 'setting' in look && look.setting === setting && look.value === value;
  });
}
