import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import type { Language } from '#rules/people/languages.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Lens } from '../../ui/figures/lens.tsx';
import type { Tone } from '../../ui/figures/tone.ts';
import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import { Page } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { languageAttributes } from '../../ui/words/language.ts';
import css from './text-page.module.css';

/** The language of the text, where it is the same on the pages of every language. */
type TextLanguage = { language?: Language | undefined };

type TextPageProps = TextLanguage & {
  title: string;
  lead: string;
  /** Above the title. */
  badge?: ReactNode;
  /** `Contents`, on a long page. */
  contents?: ReactNode;
  children: ReactNode;
};

/** A page of text in one column, as wide as a line should be. */
export function TextPage({ title, lead, badge, contents, language, children }: TextPageProps) {
  const attributes = languageAttributes(language);
  return (
    <Page isWide className={css.page}>
      <div className={css.head}>
        {badge}
        <h1 {...attributes}>{title}</h1>
        <p {...attributes} className={layout.lead}>
          {lead}
        </p>
        <ListenButton />
        {contents}
      </div>
      {children}
    </Page>
  );
}

type ContentsProps = TextLanguage & { parts: readonly { id: string; name: string }[] };

/** Links to the parts of the page. `reloadDocument`, as only the browser's own navigation moves the focus too. */
export function Contents({ parts, language }: ContentsProps) {
  return (
    <nav className={css.contents} aria-label={m['welcome.text_page.contents']()}>
      {parts.map(({ id, name }) => (
        <ButtonLink key={id} look="line" to={`#${id}`} reloadDocument {...languageAttributes(language)}>
          {name}
        </ButtonLink>
      ))}
    </nav>
  );
}

type TextPartProps = TextLanguage & {
  name: string;
  /** Its fragment in the address; a link to it moves the focus to the title. */
  id?: string;
  tone?: Tone;
  /** In a lens before the title. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A titled part of a text page. */
export function TextPart({ name, id, tone = 'accent', picture, language, children }: TextPartProps) {
  return (
    <Stack as="section" isWide className={css.part} data-tone={tone} {...languageAttributes(language)}>
      <div className={css.title}>
        {picture && (
          <Lens tone={tone} size={96}>
            {picture}
          </Lens>
        )}
        <h2 id={id} tabIndex={id ? -1 : undefined}>
          {name}
        </h2>
      </div>
      {children}
    </Stack>
  );
}

/** A list whose bullets are rings in the tone of the part. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className={css.points}>{children}</ul>;
}

export type Website = { name: string; address: string };

/** Links to other websites, one per line. Each says that it leaves the app. */
export function WebsiteLinks({ websites }: { websites: readonly Website[] }) {
  return (
    <ul className={css.websites}>
      {websites.map(({ name, address }) => (
        <li key={address}>
          <a className={css.website} href={address} rel="noreferrer">
            <ParaglideMessage
              message={m['welcome.text_page.website']}
              inputs={{ name }}
              markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
            />
            <ArrowSquareOutIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
