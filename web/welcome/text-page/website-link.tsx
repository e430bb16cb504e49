import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './text-page.module.css';

type WebsiteLinkProps = { address: string; children: string };

/** A link that leaves the app, and says so to everybody. */
export function WebsiteLink({ address, children }: WebsiteLinkProps) {
  return (
    <a className={css.website} href={address} rel="noreferrer">
      {children}
      <span className={layout.hidden}>, on another website</span>
      <ArrowSquareOutIcon />
    </a>
  );
}
