import { useEffect, useState } from 'react';
import type { SharedReportAnswer } from '#contract/screening/share-links.ts';
import { m } from '#messages';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Card, Note, Page, PageHead, Row } from '../../ui/layout/layout.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import { fullDayWords } from '../../ui/words/dates.ts';
import { GrownUpSheet } from './grown-up-sheet.tsx';

export const meta = () => [
  { title: m['grown_up.shared.page_title']() },
  { name: 'description', content: m['grown_up.shared.page_description']() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The page of a share link. The results are shown after a press, because mail programs open links automatically. */
export default function SharedPage() {
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState<SharedReportAnswer | null>(null);
  /** Whether the link has expired or does not exist, so that another press cannot help. */
  const [isEnded, setIsEnded] = useState(false);
  const { submit, isBusy, problem, forgetAll } = useSubmit(async () => setShown(await readSharedReport()), {
    sentence: problemOf,
    onError: (error) => setIsEnded(isRequestProblem(error, 'not-found', 'share-link-expired', 'share-link-revoked')),
  });
  useNewLink(() => {
    setShown(null);
    setIsEnded(false);
    forgetAll();
  });
  if (shown)
    return (
      <GrownUpSheet
        report={shown.parts}
        firstName={shown.firstName}
        now={now}
        note={m['grown_up.shared.until']({ day: fullDayWords(new Date(shown.expiresAt)) })}
        takesFocus
      />
    );
  return (
    <Page width="narrow" isFree isTall>
      <PageHead title={m['grown_up.shared.title']()} lead={m['grown_up.shared.lead']()} />
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

/** The token is in the fragment, which browsers do not send. It stays in the URL, so that the page can be reloaded. */
function readSharedReport(): Promise<SharedReportAnswer> {
  const token = window.location.hash.slice(1, 200);
  return request('POST /shared-reports', { body: { token }, credentials: 'omit' });
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
