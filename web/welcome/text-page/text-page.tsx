import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { m } from '#messages';
import type { Language } from '#rules/people/languages.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { ArrowSquareOutIcon } from '../../ui/icons.ts';
import { Page, Stack, type Tone } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { languageAttributes } from '../../ui/words/language.ts';
import css from './text-page.module.css';

/** The language of the text, if it is the same on pages of every language. */
type TextLanguage = { language?: Language | undefined };

type TextPageProps = TextLanguage & {
  title: string;
  lead: string;
  /** Content above the title. */
  badge?: ReactNode;
  /** The table of contents (`Contents`) of a long page. */
  contents?: ReactNode;
  children: ReactNode;
};

/** A page of text in one column with a readable line length. */
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

/** Links to the sections of the page. `reloadDocument`, because only native navigation moves the focus too. */
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

type TextSectionProps = TextLanguage & {
  name: string;
  /** The fragment of its URL; a link to it moves the focus to the title. */
  id?: string;
  tone?: Tone;
  /** Shown in a round frame before the title. */
  picture?: ReactNode;
  children: ReactNode;
};

/** A section of a text page with a title. */
export function TextSection({ name, id, tone = 'accent', picture, language, children }: TextSectionProps) {
  return (
    <Stack as="section" isWide className={css.part} data-tone={tone} {...languageAttributes(language)}>
      <div className={css.title}>
        {picture && (
          <RoundPicture tone={tone} size={96}>
            {picture}
          </RoundPicture>
        )}
        <h2 id={id} tabIndex={id ? -1 : undefined}>
          {name}
        </h2>
      </div>
      {children}
    </Stack>
  );
}

/** A list with ring-shaped bullets in the tone of the section. */
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
