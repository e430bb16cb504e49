import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { Purchases } from '#contract/people/purchases.ts';
import { m } from '#messages';
import {
  isShopPicture,
  type PresetPicture,
  presetPictureAt,
  presetPicturePath,
} from '#rules/people/profile-picture.ts';
import { LOOK_SETTINGS, type Settings } from '#rules/people/settings.ts';
import { balance, gamesFor, type Look, purchaseRefusal, type ShopItem, type ShopItemId } from '#rules/rewards/shop.ts';
import { purchasesQuery } from '../../api/purchases.ts';
import { announce, useSession, useSessionCheck } from '../../api/session.tsx';
import { RequestProblem, request, sentenceOf } from '../../http/request.ts';
import { changeSettings, currentSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';

/** The last message and its item. `id` is increased each time, so that the same text is announced again. */
export type ShopAnswer = { id: number; item: ShopItemId; words: string; tone: 'positive' | 'caution' };

/** The ids of purchases since the page load that can be undone, by learner and item. */
const undoable = new Map<string, string>();
/** The ids of purchases without a response: a second try uses the same id and is charged only once. */
const unanswered = new Map<string, string>();
/** The preset picture of each learner before a picture of the shop, to be restored; null for none. */
const picturesBefore = new Map<string, PresetPicture | null>();

/** The shop of a learner; null for a visitor, who sees how to get points. */
export function useShop(learner: Learner | null) {
  const learnerId = learner?.id ?? '';
  const settings = useSettings();
  const { session, changeLearner } = useSession();
  const queries = useQueryClient();
  const query = useQuery({ ...purchasesQuery(learnerId), enabled: learner !== null, refetchOnReconnect: true });
  const isAway = learner !== null && query.data === undefined && query.failureCount + query.errorUpdateCount > 0;
  const [answer, setAnswer] = useState<ShopAnswer | null>(null);

  const keyOf = ({ id }: ShopItem) => `${learnerId} ${id}`;
  const show = async (purchases: Purchases) => {
    const { queryKey } = purchasesQuery(learnerId);
    // A slower response to an older request would be out of date.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, purchases);
  };
  const say = ({ id: item }: ShopItem, words: string, tone: ShopAnswer['tone'] = 'positive') =>
    setAnswer((before) => ({ id: (before?.id ?? 0) + 1, item, words, tone }));

  const onSessionError = useSessionCheck();
  const { mutate, isPending, variables } = useMutation({
    // Requests are sent one at a time, so that no press is lost.
    scope: { id: 'shop' },
    mutationFn: ({ work }: { item: ShopItem; work: () => Promise<string> }) => work(),
    onSuccess: (words, { item }) => say(item, words),
    onError: (error, { item }) => {
      onSessionError(error);
      const isKnown = error instanceof RequestProblem && error.status < 500;
      const isPaidOnce = !isKnown && unanswered.has(keyOf(item));
      say(item, joinSentences(sentenceOf(error), isPaidOnce ? m['lab.shop.paid_once']() : null), 'caution');
      if (isKnown) void query.refetch();
    },
  });
  const change = (item: ShopItem, work: () => Promise<string>) => mutate({ item, work });

  /** Why the learner cannot buy an item, as far as the page knows; null if the server has to decide. */
  function obstacleTo(item: ShopItem): string | null {
    if (session.status === 'signed-out') return m['lab.shop.signed_out']();
    if (!learner) return m['shared.one_moment']();
    if (!query.data) return null;
    const { earned, purchases } = query.data;
    if (purchaseRefusal(item, earned, purchases) !== 'not-enough-points') return null;
    const missing = item.price - balance(earned, purchases);
    return m['lab.shop.more_points']({ missing, games: gamesFor(missing) });
  }

  async function buyNow(item: ShopItem): Promise<string> {
    const key = keyOf(item);
    const purchaseId = unanswered.get(key) ?? crypto.randomUUID();
    unanswered.set(key, purchaseId);
    try {
      const purchases = await request('PUT /learners/:learnerId/purchases/:purchaseId', {
        params: { learnerId, purchaseId },
        body: { item: item.id, price: item.price },
      });
      unanswered.delete(key);
      undoable.set(key, purchaseId);
      await show(purchases);
      return m['lab.shop.bought']({ balance: purchases.balance });
    } catch (error) {
      if (error instanceof RequestProblem && error.status < 500) unanswered.delete(key);
      throw error;
    }
  }

  async function undoNow(item: ShopItem): Promise<string> {
    const key = keyOf(item);
    const params = { learnerId, purchaseId: undoable.get(key) ?? '' };
    // The item may have been put into use since the last render.
    if (isInUse(item.look, currentSettings())) await setLook(item.look, false);
    await show(await request('DELETE /learners/:learnerId/purchases/:purchaseId', { params }));
    undoable.delete(key);
    return m['lab.shop.undone']({ points: item.price });
  }

  function isInUse(look: Look, now: Settings = settings): boolean {
    if (look === null) return false;
    if ('picture' in look) return learner?.image === presetPicturePath(look.picture);
    return now[look.setting] === look.value;
  }

  async function setLook(look: Look, isOn: boolean): Promise<void> {
    if (look === null) return;
    if ('picture' in look) return setPicture(isOn ? look.picture : (picturesBefore.get(learnerId) ?? null));
    const value = isOn ? look.value : LOOK_SETTINGS[look.setting].default;
    changeSettings({ [look.setting]: value } as Partial<Settings>);
  }

  async function wear({ look }: ShopItem, isOn: boolean): Promise<string> {
    await setLook(look, isOn);
    return isOn ? m['lab.shop.used']() : m['lab.shop.stopped']();
  }

  async function setPicture(name: PresetPicture | null): Promise<void> {
    const before = presetPictureAt(learner?.image ?? null);
    if (before === null || !isShopPicture(before)) picturesBefore.set(learnerId, before);
    const picture = name === null ? ({ kind: 'none' } as const) : ({ kind: 'set', name } as const);
    const profile = await request('PATCH /learners/:learnerId/profile', { params: { learnerId }, body: { picture } });
    changeLearner(learnerId, (now) => ({ ...now, ...profile }));
    announce();
  }

  return {
    /** Undefined until the server has responded. */
    purchases: query.data,
    isUnknown: !isAway && query.data === undefined,
    isAway,
    tryAgain: () => void query.refetch(),
    answer,
    say,
    isOwned: ({ id }: ShopItem) => query.data?.purchases.some(({ item }) => item === id) ?? false,
    isInUse: ({ look }: ShopItem) => isInUse(look),
    isBusy: ({ id }: ShopItem) => isPending && variables.item.id === id,
    canUndo: (item: ShopItem) => undoable.has(keyOf(item)),
    buy: (item: ShopItem) => {
      const obstacle = obstacleTo(item);
      if (obstacle) say(item, obstacle, 'caution');
      else change(item, () => buyNow(item));
    },
    undo: (item: ShopItem) => change(item, () => undoNow(item)),
    use: (item: ShopItem) => change(item, () => wear(item, true)),
    stopUsing: (item: ShopItem) => change(item, () => wear(item, false)),
  };
}

export type Shop = ReturnType<typeof useShop>;
