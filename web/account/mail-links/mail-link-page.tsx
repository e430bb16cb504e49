import { type ComponentType, useEffect, useState } from 'react';
import { m } from '#messages';
import { useServerSetup } from '../../api/server-setup.ts';
import { useIsSessionKnown } from '../../api/session.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Page, PageHead } from '../../ui/layout/page.tsx';

type MailLinkPageProps = {
  title: string;
  /** Uses the token of the link. */
  Form: ComponentType<{ token: string }>;
  /** Asks for another mail, where the address has no token. */
  NoToken: ComponentType<LinkFaultProps>;
};

/** A page that a link in a mail opens. */
export function MailLinkPage({ title, Form, NoToken }: MailLinkPageProps) {
  const link = useLinkToken();
  const setup = useServerSetup();
  const isKnown = useIsSessionKnown() && setup !== null;
  return (
    <Page width="narrow" isFree isTall>
      <PageHead title={title} />
      <Card as="div" isRoomy gap="m" isWide>
        {isKnown && link?.token && <Form key={link.count} token={link.token} />}
        {isKnown && link?.token === null && <NoToken sentence={m['sign_in.mail.link_missing']()} />}
      </Card>
    </Page>
  );
}

export type LinkFaultProps = {
  sentence: string;
  /** Whether it replaces the form that had the focus. */
  takesFocus?: boolean;
};

/** Why a link cannot be used. */
export function LinkFault({ sentence, takesFocus = false }: LinkFaultProps) {
  return (
    <div tabIndex={-1} ref={takesFocus ? focus : null}>
      <Note tone="caution">{sentence}</Note>
    </div>
  );
}

/** `token`: null when the address has none. `count`: of the links that were opened in this tab. */
type OpenedLink = { token: string | null; count: number };

/**
 * Reads the token in the hash of the address; undefined before the first effect. The token is removed from the address
 * bar, so that it is not read there or in the history.
 */
function useLinkToken(): OpenedLink | undefined {
  const [link, setLink] = useState<OpenedLink>();
  useEffect(() => {
    const read = () => {
      const token = window.location.hash.slice(1);
      if (token) window.history.replaceState(window.history.state, '', window.location.pathname);
      setLink((now) => (token ? { token, count: (now?.count ?? 0) + 1 } : (now ?? { token: null, count: 0 })));
    };
    read();
    // Another link that is opened in the same tab loads no new page.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return link;
}
