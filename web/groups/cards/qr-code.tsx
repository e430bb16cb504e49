import { encode } from 'uqr';
import css from './cards.module.css';

/** The quiet zone: the white border that the QR standard requires, in modules. */
const QUIET_ZONE = 4;

/** A QR code; `label` is its name for screen readers. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={modules.join('')} />
    </svg>
  );
}
