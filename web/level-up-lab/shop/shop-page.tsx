import { classNames } from '../../ui/class-names.ts';
import { RocketIcon, TShirtIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { LabFrame } from '../lab-frame.tsx';
import css from './shop.module.css';
import { ShopItem } from './shop-item.tsx';

export const meta = () => [
  { title: 'Shop | #thembstudy' },
  { name: 'description', content: 'The shop is not open yet. Two things are planned.' },
];

export default function ShopPage() {
  return (
    <LabFrame title="Shop" lead="Two things are planned. The shop is not open yet.">
      <ul className={classNames(layout.grid, css.items)}>
        <ShopItem name="Booster" tone="warm" icon={<RocketIcon />}>
          Extra time in the games of your choice.
        </ShopItem>
        <ShopItem name="Merchandise" tone="berry" icon={<TShirtIcon />}>
          Stickers and a notebook with your own leaf.
        </ShopItem>
      </ul>
    </LabFrame>
  );
}
