import { useState } from 'react';
import type { SharedPlan } from '#contract/screening/share-links.ts';
import { m } from '#messages';
import { request } from '../http/request.ts';
import { LinkPage } from '../learner/share-links/link-page.tsx';
import { PLAN_LINK } from '../paths.ts';
import { focus } from '../ui/focus/focus.ts';
import { usePrintTitle } from '../ui/focus/use-print-title.ts';
import { classNames, Note, Page } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { fullDayWords } from '../ui/words/dates.ts';
import css from './plan.module.css';
import { PlanSheet, PrintAndListen } from './plan-sheet.tsx';
import { planTitle, printName } from './plan-words.ts';

/**
 * The page of a link to a plan. `fragment`: of its address, with the token, which browsers do not send. It stays in the URL, so
 * that the page can be reloaded.
 */
export function PlanByLink({ fragment }: { fragment: string }) {
  const token = fragment.slice(PLAN_LINK.length, 200);
  const read = () => request('POST /shared-plans', { body: { token }, credentials: 'omit' });
  return (
    <LinkPage title={m['plan.link.title']()} lead={m['plan.link.lead']()} read={read}>
      {(shown) => <Sheet shown={shown} />}
    </LinkPage>
  );
}

function Sheet({ shown: { firstName: name, plan, changedAt, expiresAt } }: { shown: SharedPlan }) {
  const [now] = useState(() => new Date());
  usePrintTitle(printName(name, now));
  return (
    <Page isFree isTall width="narrow" className={css.page}>
      <div className={classNames(layout.pageHead, css.head)}>
        <h1 ref={focus} tabIndex={-1}>
          {planTitle(name)}
        </h1>
        <PrintAndListen />
      </div>
      <PlanSheet plan={plan} notes={[]} changedAt={changedAt} now={now} />
      <div className={layout.screenOnly}>
        <Note>{m['grown_up.shared.until']({ day: fullDayWords(new Date(expiresAt)) })}</Note>
      </div>
    </Page>
  );
}
