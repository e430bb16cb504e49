import { m } from '#messages';
import type { ShopItemId, ShopItemKind } from '#rules/rewards/shop.ts';

/** The name of each item. */
export const ITEM_NAMES: Record<ShopItemId, () => string> = {
  booster: m['lab.shop.items.booster'],
  merchandise: m['lab.shop.items.merchandise'],
  spring: m['lab.shop.items.spring'],
  autumn: m['lab.shop.items.autumn'],
  winter: m['lab.shop.items.winter'],
  blue: m['lab.shop.items.blue'],
  violet: m['lab.shop.items.violet'],
  berry: m['lab.shop.items.berry'],
  wood: m['lab.shop.items.wood'],
  bells: m['lab.shop.items.bells'],
  hedgehog: m['account.picture.hedgehog'],
  koala: m['account.picture.koala'],
  otter: m['account.picture.otter'],
  parrot: m['account.picture.parrot'],
  whale: m['account.picture.whale'],
  dragon: m['account.picture.dragon'],
};

/** Descriptions, for the items that need one. */
export const ITEM_LEADS: Partial<Record<ShopItemId, () => string>> = {
  booster: m['lab.shop.items.booster_lead'],
  merchandise: m['lab.shop.items.merchandise_lead'],
};

/** The titles of the other kinds of items, in the order of the page. */
export const KIND_TITLES = {
  season: m['lab.shop.kinds.season'],
  accent: m['lab.shop.kinds.accent'],
  sounds: m['lab.shop.kinds.sounds'],
  avatar: m['lab.shop.kinds.avatar'],
} satisfies Partial<Record<ShopItemKind, () => string>>;
