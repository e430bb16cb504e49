import { useState } from 'react';
import type { Memberships } from '#contract/memberships.ts';
import { m } from '#messages';
import { SHARES, type Share } from '#rules/groups.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { dayWords, timeWords } from '../../ui/dates.ts';
import { focus } from '../../ui/focus.ts';
import layout from '../../ui/layout.module.css';
import { joinWithAnd } from '../../ui/number-words.ts';
import rows from '../../ui/rows.module.css';
import { Row } from '../../ui/stack.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { leaderLabel } from './leader-words.ts';
import css from './sharing.module.css';

const SHOWN_FIRST = 5;

const SHOWN: Record<Share, () => string> = {
  activity: m['sharing.views.activity'],
  progress: m['sharing.views.progress'],
  screening: m['sharing.views.screening'],
};

type View = Memberships['views'][number];

/** When a leader looked, and what was shown; the newest first. */
export function ViewsCard({ views, now }: { views: readonly View[]; now: Date }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? views : views.slice(0, SHOWN_FIRST);
  return (
    <SettingsCard title={m['sharing.views.title']()}>
      {views.length === 0 && <p>{m['sharing.views.none']()}</p>}
      {views.length > 0 && (
        <ul className={rows.rows}>
          {shown.map((view, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and two looks can be at the same time
              key={place}
              className={rows.row}
              // The button that was pressed is gone, so the focus goes to the first row that it brought.
              {...(showsAll && place === SHOWN_FIRST && { ref: focus, tabIndex: -1 })}
            >
              <div className={classNames(rows.texts, rows.grows)}>
                <p className={classNames(rows.name, css.name)}>{leaderLabel(view.leaderName)}</p>
                <p className={classNames(layout.soft, layout.small)}>{viewWords(view, now)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {shown.length < views.length && (
        <Row>
          <Button look="line" onPress={() => setShowsAll(true)}>
            {m['sharing.views.older']()}
          </Button>
        </Row>
      )}
    </SettingsCard>
  );
}

function viewWords({ viewedAt, shown }: View, now: Date): string {
  const when = m['shared.day_and_time']({ day: dayWords(viewedAt, now), time: timeWords(viewedAt) });
  return m['sharing.views.shown']({
    when,
    shown: joinWithAnd(SHARES.filter((share) => shown[share]).map((share) => SHOWN[share]())),
  });
}
