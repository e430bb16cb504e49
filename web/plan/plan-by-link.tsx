import { useState } from 'react';
import type { SharedPlan } from '#contract/screening/share-links.ts';
import { m } from '#messages';
import { request } from '../http/request.ts';
import { LinkPage } from '../learner/share-links/link-page.tsx';
import { PLAN_LINK } from '../paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { focus } from '../ui/focus/focus.ts';
import { usePrintTitle } from '../ui/focus/use-print-title.ts';
import { PrinterIcon } from '../ui/icons.ts';
import { classNames, Note, Page, Row } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { calendarDay, fullDayWords } from '../ui/words/dates.ts';
import css from './plan.module.css';
import { PlanSheet } from './plan-sheet.tsx';

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
  usePrintTitle(
    name
      ? m['plan.print_name_with_name']({ name, day: calendarDay(now) })
      : m['plan.print_name']({ day: calendarDay(now) }),
  );
  return (
    <Page isFree isTall width="narrow" className={css.page}>
      <div className={classNames(layout.pageHead, css.head)}>
        <h1 ref={focus} tabIndex={-1}>
          {name ? m['plan.of']({ name }) : m['plan.title']()}
        </h1>
        <Row className={layout.screenOnly}>
          <Button look="line" onPress={() => print()}>
            <PrinterIcon />
            {m['plan.print']()}
          </Button>
          <ListenButton />
        </Row>
      </div>
      <PlanSheet plan={plan} notes={[]} changedAt={changedAt} now={now} />
      <div className={layout.screenOnly}>
        <Note>{m['grown_up.shared.until']({ day: fullDayWords(new Date(expiresAt)) })}</Note>
      </div>
    </Page>
  );
}
