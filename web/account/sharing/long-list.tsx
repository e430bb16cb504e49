import { Fragment, useState } from 'react';
import { m } from '#messages';
import { Button } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { classNames, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { monthWords } from '../../ui/words/dates.ts';
import css from './sharing.module.css';

const SHOWN_FIRST = 5;

/** An action of a leader; `instant` is when. `name`: of the leader, unless the sentence contains it. */
export type Told = { instant: string; name?: string; sentence: string };

/** Actions of leaders, the newest first: a few at first, and after a press all, grouped by month. */
export function LongList({ told }: { told: readonly Told[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const months = showsAll ? byMonth(told) : [{ month: null, told: told.slice(0, SHOWN_FIRST) }];
  // The pressed button was removed, so the focus moves to the first row that it added.
  const firstNew = showsAll ? told[SHOWN_FIRST] : undefined;
  return (
    <>
      {months.map(({ month, told: ofMonth }) => (
        <Fragment key={month}>
          {month !== null && <h3>{month}</h3>}
          <ul className={rows.rows}>
            {ofMonth.map((each, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: rows hold no state, and two can be at the same time
                key={place}
                className={rows.row}
                {...(each === firstNew && { ref: focus, tabIndex: -1 })}
              >
                <ToldRow {...each} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {!showsAll && told.length > SHOWN_FIRST && (
        <Row>
          <Button look="line" onPress={() => setShowsAll(true)}>
            {m['sharing.views.older']()}
          </Button>
        </Row>
      )}
    </>
  );
}

function ToldRow({ name, sentence }: Told) {
  return (
    <div className={classNames(rows.texts, rows.grows)}>
      {name !== undefined && <p className={classNames(rows.name, css.name)}>{name}</p>}
      <p className={name === undefined ? css.name : classNames(layout.soft, layout.small)}>{sentence}</p>
    </div>
  );
}

/** The actions grouped by month, in the same order. */
function byMonth(told: readonly Told[]): { month: string; told: Told[] }[] {
  const months: { month: string; told: Told[] }[] = [];
  for (const each of told) {
    const month = monthWords(each.instant);
    const newest = months.at(-1);
    if (newest?.month === month) newest.told.push(each);
    else months.push({ month, told: [each] });
  }
  return months;
}
