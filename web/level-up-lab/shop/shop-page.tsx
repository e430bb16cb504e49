import { Suspense } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { SHOP_ITEMS, type ShopItem } from '#rules/rewards/shop.ts';
import { isTrying, useSession } from '../../api/session.tsx';
import { LearnersOnly, UnlessTrying, VisitorsOnly } from '../../learner/shown-to.tsx';
import { TryingNote } from '../../learner/trying-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { CloudSlashIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LabFrame } from '../lab-frame.tsx';
import css from './shop.module.css';
import { ShopItemCard } from './shop-item-card.tsx';
import { KIND_TITLES } from './shop-words.ts';
import { type Shop, useShop } from './use-shop.ts';

/** Loaded only for learners who own it. */
const StickerSheet = lazyChunk(async () => (await import('./sticker-sheet.tsx')).StickerSheet);

export const meta = pageMeta(m['lab.shop.page_title'], m['lab.shop.description']);

const FIRST = SHOP_ITEMS.filter(({ kind }) => kind === 'lantern' || kind === 'sheet');
const KINDS = Object.keys(KIND_TITLES) as (keyof typeof KIND_TITLES)[];

export default function ShopPage() {
  const { learner } = useSession().session;
  // A parent or a teacher who does not use the app for themself has no points: they see the shop like visitors.
  const buyer = isTrying(learner) ? null : learner;
  return <ShopOf key={buyer?.id} learner={buyer} />;
}

function ShopOf({ learner }: { learner: Learner | null }) {
  const shop = useShop(learner);
  const ownsSheet = SHOP_ITEMS.some((item) => item.kind === 'sheet' && shop.isOwned(item));
  return (
    <LabFrame title={m['lab.shop.title']()} lead={m['lab.shop.lead']()}>
      <LearnersOnly>
        <UnlessTrying>
          <Balance shop={shop} />
        </UnlessTrying>
        <TryingNote />
      </LearnersOnly>
      <VisitorsOnly>
        <VisitorCard />
      </VisitorsOnly>
      <Items items={FIRST} shop={shop} learner={learner} titleAs="h2" />
      {KINDS.map((kind) => (
        <Stack key={kind} as="section" gap="m" isWide>
          <h2>{KIND_TITLES[kind]()}</h2>
          {kind === 'accent' && <p className={layout.soft}>{m['lab.shop.contrast']()}</p>}
          <Items items={SHOP_ITEMS.filter((item) => item.kind === kind)} shop={shop} learner={learner} titleAs="h3" />
        </Stack>
      ))}
      <Suspense>{ownsSheet && <StickerSheet name={learner?.name ?? ''} />}</Suspense>
    </LabFrame>
  );
}

type ItemsProps = {
  items: readonly ShopItem[];
  shop: Shop;
  learner: Learner | null;
  titleAs: 'h2' | 'h3';
};

function Items({ items, ...rest }: ItemsProps) {
  return (
    <ul className={layout.gridTwo}>
      {items.map((item) => (
        <ShopItemCard key={item.id} item={item} {...rest} />
      ))}
    </ul>
  );
}

/** The points that the learner can spend. */
function Balance({ shop: { purchases, isAway, tryAgain } }: { shop: Shop }) {
  return (
    <div className={css.balance}>
      {purchases && <p>{m['lab.shop.balance']({ balance: purchases.balance, earned: purchases.earned })}</p>}
      {isAway && (
        <div role="status">
          <Note tone="caution" icon={<CloudSlashIcon />}>
            <p>{m['lab.shop.away']()}</p>
            <div>
              <Button look="line" onPress={tryAgain}>
                {m['shared.try_again']()}
              </Button>
            </div>
          </Note>
        </div>
      )}
      {!purchases && !isAway && <p className={layout.soft}>{m['lab.shop.loading']()}</p>}
    </div>
  );
}

/** Tells a visitor how to get points. */
function VisitorCard() {
  return (
    <Card aria-labelledby="visitor-card">
      <h2 id="visitor-card">{m['lab.shop.visitor.title']()}</h2>
      <p>{m['lab.shop.visitor.lead']({ points: POINTS_PER_RUN })}</p>
      <Row>
        <Button {...useOpener('sign-up')}>{m['shared.sign_up']()}</Button>
        <Button look="quiet" {...useOpener('log-in')}>
          {m['shared.log_in']()}
        </Button>
      </Row>
    </Card>
  );
}
