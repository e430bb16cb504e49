import { encode } from 'uqr';
import { m } from '#messages';
import { shownGroupCode } from '#rules/groups.ts';
import css from './cards.module.css';
import { joinAddress } from './group-paths.ts';

/** The white edge of a QR code in modules, which its standard asks for. */
const QUIET_ZONE = 4;

/** What a learner needs to join: the address as text and as a QR code, and the code to type. */
export function JoinCard({ name, code }: { name: string; code: string }) {
  const address = joinAddress(window.location.origin, code);
  return (
    <>
      <QrCode text={address} />
      <div className={css.words}>
        <p className={css.join}>{m['groups.cards.join']({ name })}</p>
        <p>{m['groups.cards.how']()}</p>
        <p className={css.address}>{address}</p>
        <p className={css.code}>{shownGroupCode(code)}</p>
      </div>
    </>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={m['groups.cards.picture']()}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={modules.join('')} />
    </svg>
  );
}
