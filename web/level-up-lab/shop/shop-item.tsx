import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { Note } from '../../ui/note.tsx';
import type { Tone } from '../../ui/tone.ts';
import css from './shop.module.css';

type ShopItemProps = {
  name: string;
  tone: Tone;
  icon: ReactNode;
  /** What it is planned to be. */
  children: string;
};

/** Something that cannot be bought yet; its button says so. */
export function ShopItem({ name, tone, icon, children }: ShopItemProps) {
  const [presses, setPresses] = useState(0);
  return (
    <li className={classNames(card.card, card.roomy, layout.stack)}>
      <Lens tone={tone} size={84}>
        {icon}
      </Lens>
      <h2>{name}</h2>
      <p className={layout.soft}>{children}</p>
      <Button onPress={() => setPresses(presses + 1)}>
        BUY NOW
        <span className={layout.hidden}>{name}</span>
      </Button>
      <div className={css.answer} role="status">
        {/* A new part at each press is read out again. */}
        {presses > 0 && (
          <Note key={presses} tone="caution">
            The shop is not open yet. Nothing was spent.
          </Note>
        )}
      </div>
    </li>
  );
}
