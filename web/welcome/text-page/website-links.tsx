import css from './text-page.module.css';
import { WebsiteLink } from './website-link.tsx';

export type Website = { name: string; address: string };

/** Where something comes from, one link a line. */
export function WebsiteLinks({ websites }: { websites: readonly Website[] }) {
  return (
    <ul className={css.websites}>
      {websites.map(({ name, address }) => (
        <li key={address}>
          <WebsiteLink address={address}>{name}</WebsiteLink>
        </li>
      ))}
    </ul>
  );
}
