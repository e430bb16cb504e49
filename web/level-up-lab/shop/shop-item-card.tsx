import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useRef } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { presetPictureAt } from '#rules/people/profile-picture.ts';
import type { ShopItem } from '#rules/rewards/shop.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CheckIcon, PrinterIcon } from '../../ui/icons.ts';
import { Badge, Card, classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { currentSettings } from '../../ui/settings/device-settings.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { ItemPicture } from './item-picture.tsx';
import css from './shop.module.css';
import { ITEM_LEADS, ITEM_NAMES } from './shop-words.ts';
import type { Shop } from './use-shop.ts';

type ShopItemCardProps = {
  item: ShopItem;
  shop: Shop;
  learner: Learner | null;
  titleAs: 'h2' | 'h3';
};

/** An item with its state and its action; the price is in the button. The outcome of the action is shown below. */
export function ShopItemCard({ item, shop, learner, titleAs: Title }: ShopItemCardProps) {
  const main = useRef<HTMLButtonElement>(null);
  const name = ITEM_NAMES[item.id]();
  const lead = ITEM_LEADS[item.id]?.();
  const isOwned = shop.isOwned(item);
  const isInUse = isOwned && shop.isInUse(item);
  const { answer } = shop;
  const replacesPhoto =
    isOwned && !isInUse && item.kind === 'avatar' && learner?.image && presetPictureAt(learner.image) === null;
  const undo = () => {
    // The pressed button is removed.
    main.current?.focus();
    shop.undo(item);
  };
  const hear = () => {
    const { sound, volume } = currentSettings();
    if (!sound || volume === 0) shop.say(item, m['lab.shop.sounds_off'](), 'caution');
    else if (item.kind === 'sounds') playSound('end-of-game', item.look.value);
  };
  return (
    <Card as="li" isFree className={css.card} data-unknown={shop.isUnknown || undefined}>
      <div className={css.item}>
        <ItemPicture item={item} />
        <Stack gap="s" className={css.words}>
          <Title>{name}</Title>
          {lead && <p className={layout.soft}>{lead}</p>}
          {isOwned && (
            <Badge tone="positive">
              <CheckIcon />
              {isInUse ? m['lab.shop.in_use']() : m['lab.shop.yours']()}
            </Badge>
          )}
          {replacesPhoto && <p className={layout.small}>{m['lab.shop.replaces_photo']()}</p>}
        </Stack>
      </div>
      <Row className={classNames(css.actions, layout.rowQuiet)}>
        <Button
          ref={main}
          look={isOwned ? 'line' : 'filled'}
          isPending={shop.isBusy(item)}
          onPress={() => press(item, shop, isOwned, isInUse)}
        >
          <MainLabel item={item} name={name} isOwned={isOwned} isInUse={isInUse} />
        </Button>
        {shop.canUndo(item) && (
          <Button look="quiet" onPress={undo}>
            <Label message={m['lab.shop.undo']} name={name} />
          </Button>
        )}
        {item.kind === 'sounds' && (
          <Button look="quiet" onPress={hear}>
            <Label message={m['lab.shop.hear']} name={name} />
          </Button>
        )}
      </Row>
      <div className={css.answer} {...LIVE_REGION}>
        {/* A new element for each outcome, so that it is announced again. */}
        {answer?.item === item.id && (
          <Note key={answer.id} tone={answer.tone} icon={answer.tone === 'positive' ? <CheckIcon /> : undefined}>
            {answer.words}
          </Note>
        )}
      </div>
    </Card>
  );
}

/** One button for all states, so that it keeps the focus when the state changes. */
function press(item: ShopItem, shop: Shop, isOwned: boolean, isInUse: boolean): void {
  if (!isOwned) shop.buy(item);
  else if (item.look === null) print();
  else if (isInUse) shop.stopUsing(item);
  else shop.use(item);
}

type MainLabelProps = { item: ShopItem; name: string; isOwned: boolean; isInUse: boolean };

function MainLabel({ item, name, isOwned, isInUse }: MainLabelProps) {
  if (!isOwned)
    return (
      <>
        <Label message={m['lab.shop.buy']} name={name} />
        <span className={css.price}>{m['lab.shop.price']({ points: item.price })}</span>
      </>
    );
  if (item.look === null)
    return (
      <>
        <PrinterIcon />
        {m['lab.shop.print']()}
      </>
    );
  return <Label message={isInUse ? m['lab.shop.stop_using'] : m['lab.shop.use']} name={name} />;
}

type Message = (typeof m)['lab.shop.buy'] | (typeof m)['lab.shop.use'];

/** The label of a button; the name of the item is for screen readers only. */
function Label({ message, name }: { message: Message; name: string }) {
  return (
    <span>
      <ParaglideMessage
        message={message}
        inputs={{ name }}
        markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
      />
    </span>
  );
}
