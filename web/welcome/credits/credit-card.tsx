import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { WebsiteLinks } from '../text-page/website-links.tsx';
import css from './credits.module.css';
import type { Credit } from './credits.ts';

/** One set of things that somebody made, and under which licence. */
export function CreditCard({ what, sentence, websites }: Credit) {
  return (
    <li className={classNames(card.card, css.credit)}>
      <h3>{what}</h3>
      <p>{sentence}</p>
      {websites.length > 0 && <WebsiteLinks websites={websites} />}
    </li>
  );
}
