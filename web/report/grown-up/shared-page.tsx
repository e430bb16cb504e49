import { useState } from 'react';
import type { SharedReportAnswer } from '#contract/screening/share-links.ts';
import { m } from '#messages';
import { request } from '../../http/request.ts';
import { LinkPage } from '../../learner/share-links/link-page.tsx';
import { fullDayWords } from '../../ui/words/dates.ts';
import { GrownUpSheet } from './grown-up-sheet.tsx';

export const meta = () => [
  { title: m['grown_up.shared.page_title']() },
  { name: 'description', content: m['grown_up.shared.page_description']() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** The page of a link to a report. */
export default function SharedPage() {
  const [now] = useState(() => new Date());
  return (
    <LinkPage title={m['grown_up.shared.title']()} lead={m['grown_up.shared.lead']()} read={readSharedReport}>
      {({ parts, firstName, expiresAt }) => (
        <GrownUpSheet
          report={parts}
          firstName={firstName}
          now={now}
          note={m['grown_up.shared.until']({ day: fullDayWords(new Date(expiresAt)) })}
          takesFocus
        />
      )}
    </LinkPage>
  );
}

/** The token is in the fragment, which browsers do not send. It stays in the URL, so that the page can be reloaded. */
function readSharedReport(): Promise<SharedReportAnswer> {
  const token = window.location.hash.slice(1, 200);
  return request('POST /shared-reports', { body: { token }, credentials: 'omit' });
}
