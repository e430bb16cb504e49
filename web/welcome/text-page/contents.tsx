import { ButtonLink } from '../../ui/button.tsx';
import css from './text-page.module.css';

type ContentsProps = { parts: readonly { id: string; name: string }[] };

/** Leads to the parts of a page. The browser itself follows these links: only then does the focus move along. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav className={css.contents} aria-label="On this page">
      {parts.map(({ id, name }) => (
        <ButtonLink key={id} look="line" to={`#${id}`} reloadDocument>
          {name}
        </ButtonLink>
      ))}
    </nav>
  );
}
