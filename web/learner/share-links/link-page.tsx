import { type ReactNode, useEffect, useState } from 'react';
import { m } from '#messages';
import { isRequestProblem, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Card, Note, Page, PageHead, Row } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';

type LinkPageProps<Shown> = {
  title: string;
  lead: string;
  /** Reads what the link in the address shows, which counts as opening it. */
  read: () => Promise<Shown>;
  children: (shown: Shown) => ReactNode;
};

/** The page of a share link. What it shows is read after a press, because mail programs open links automatically. */
export function LinkPage<Shown>({ title, lead, read, children }: LinkPageProps<Shown>) {
  const [shown, setShown] = useState<Shown | null>(null);
  /** Whether the link has expired or does not exist, so that another press cannot help. */
  const [isEnded, setIsEnded] = useState(false);
  const { submit, isBusy, problem, forgetAll } = useSubmit(async () => setShown(await read()), {
    sentence: problemOf,
    onError: (error) => setIsEnded(isRequestProblem(error, 'not-found', 'share-link-expired', 'share-link-revoked')),
  });
  useNewLink(() => {
    setShown(null);
    setIsEnded(false);
    forgetAll();
  });
  if (shown) return children(shown);
  return (
    <Page width="narrow" isFree isTall>
      <PageHead title={title} lead={lead} />
      <Card as="div" isRoomy gap="m" isWide>
        {!isEnded && <p>{m['grown_up.shared.told']()}</p>}
        {problem && (
          <Note tone="caution">
            {/* Takes the focus, because the pressed button was removed. */}
            <p ref={isEnded ? focus : null} tabIndex={-1}>
              {problem}
            </p>
          </Note>
        )}
        {!isEnded && (
          <Row>
            <Button size="l" isPending={isBusy} onPress={() => submit()}>
              {m['grown_up.shared.show']()}
            </Button>
          </Row>
        )}
        <Announced>{isBusy ? m['shared.processing']() : !isEnded && problem}</Announced>
      </Card>
    </Page>
  );
}

function problemOf(error: unknown): string {
  return isRequestProblem(error, 'not-found') ? m['grown_up.shared.unknown']() : sentenceOf(error);
}

/** Opening another link in the same tab changes only the fragment and loads no new page. */
function useNewLink(onNewLink: () => void): void {
  useEffect(() => {
    window.addEventListener('hashchange', onNewLink);
    return () => window.removeEventListener('hashchange', onNewLink);
  });
}
