import { useEffect, useState } from 'react';
import type { SharedReportAnswer } from '#contract/screening/share-links.ts';
import { m } from '#messages';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Page, PageHead } from '../../ui/layout/page.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { fullDayWords } from '../../ui/words/dates.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { GrownUpSheet } from './grown-up-sheet.tsx';

export const meta = () => [
  { title: m['grown_up.shared.page_title']() },
  { name: 'description', content: m['grown_up.shared.page_description']() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** What a link of a learner opens. The results come after a press, because mail programs open links too. */
export default function SharedPage() {
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState<SharedReportAnswer | null>(null);
  /** Whether another press cannot help: the link has ended, or there is no such link. */
  const [isEnded, setIsEnded] = useState(false);
  const { submit, isBusy, fault, forgetAll } = useSubmit(async () => setShown(await readSharedReport()), {
    sentence: faultOf,
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
        {fault && (
          <Note tone="caution">
            {/* The pressed button is gone. */}
            <p ref={isEnded ? focus : null} tabIndex={-1}>
              {fault}
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
        <p className={layout.hidden} {...LIVE_REGION}>
          {isBusy ? m['shared.processing']() : !isEnded && fault}
        </p>
      </Card>
    </Page>
  );
}

/** The token is in the fragment, which browsers do not send; it stays there, so that the page can be loaded again. */
function readSharedReport(): Promise<SharedReportAnswer> {
  const token = window.location.hash.slice(1, 200);
  return request('POST /shared-reports', { body: { token }, credentials: 'omit' });
}

function faultOf(error: unknown): string {
  return isRequestProblem(error, 'not-found') ? m['grown_up.shared.unknown']() : sentenceOf(error);
}

/** Another link that is opened in the same tab loads no new page. */
function useNewLink(onNewLink: () => void): void {
  useEffect(() => {
    window.addEventListener('hashchange', onNewLink);
    return () => window.removeEventListener('hashchange', onNewLink);
  });
}
