import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, useState } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { RocketIcon, TShirtIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { LIVE_REGION } from '../../ui/live-region.ts';
import { Note } from '../../ui/note.tsx';
import type { Tone } from '../../ui/tone.ts';
import { LabFrame } from '../lab-frame.tsx';
import css from './shop.module.css';

export const meta = () => [
  { title: m['lab.shop.page_title']() },
  { name: 'description', content: m['lab.shop.description']() },
];

export default function ShopPage() {
  return (
    <LabFrame title={m['lab.shop.title']()} lead={m['lab.shop.lead']()}>
      <ul className={classNames(layout.grid, css.items)}>
        <ShopItem name={m['lab.shop.booster']()} tone="warm" icon={<RocketIcon />}>
          {m['lab.shop.booster_lead']()}
        </ShopItem>
        <ShopItem name={m['lab.shop.merchandise']()} tone="berry" icon={<TShirtIcon />}>
          {m['lab.shop.merchandise_lead']()}
        </ShopItem>
      </ul>
    </LabFrame>
  );
}

type ShopItemProps = {
  name: string;
  tone: Tone;
  icon: ReactNode;
  /** What it is planned to be. */
  children: string;
};

/** An item that cannot be bought yet; its button says so. */
function ShopItem({ name, tone, icon, children }: ShopItemProps) {
  const [presses, setPresses] = useState(0);
  return (
    <Card as="li" isRoomy>
      <Lens tone={tone} size={84}>
        {icon}
      </Lens>
      <h2>{name}</h2>
      <p className={layout.soft}>{children}</p>
      <Button onPress={() => setPresses(presses + 1)}>
        <ParaglideMessage
          message={m['lab.shop.buy']}
          inputs={{ name }}
          markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
        />
      </Button>
      <div className={css.answer} {...LIVE_REGION}>
        {/* A new element at each press is announced again. */}
        {presses > 0 && (
          <Note key={presses} tone="caution">
            {m['lab.shop.closed']()}
          </Note>
        )}
      </div>
    </Card>
  );
}
