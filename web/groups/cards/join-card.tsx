import { m } from '#messages';
import { shownGroupCode } from '#rules/groups/groups.ts';
import { joinAddress } from '../group-words.ts';
import css from './cards.module.css';
import { QrCode } from './qr-code.tsx';

/** A card for joining a group: the URL as text and as a QR code, and the code to type. */
export function JoinCard({ name, code }: { name: string; code: string }) {
  const address = joinAddress(window.location.origin, code);
  return (
    <>
      <QrCode text={address} label={m['groups.cards.picture']()} />
      <div className={css.words}>
        <p className={css.join}>{m['groups.cards.join']({ name })}</p>
        <p>{m['groups.cards.how']()}</p>
        <p className={css.address} translate="no">
          {address}
        </p>
        <p className={css.code} translate="no">
          {shownGroupCode(code)}
        </p>
      </div>
    </>
  );
}
