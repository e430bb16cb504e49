import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { ReadingFigures, useReadingHistory } from '../activities/reading-history.tsx';
import { useHasReport } from '../api/session.tsx';
import { PATHS } from '../paths.ts';
import { Card, classNames } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import css from './level-up-lab-page.module.css';

/** What this learner or visitor has read on this device; renders nothing until it is known. */
export function ReadingCard() {
  const [now] = useState(() => new Date());
  const known = useReadingHistory();
  const hasReport = useHasReport();
  if (!known) return null;
  const { readings, history } = known;
  const title = readings.find((reading) => reading.title)?.title;
  return (
    <Card isWide aria-labelledby="your-reading">
      <h2 id="your-reading" className={css.cardTitle}>
        {m['play.reading_history.title']()}
      </h2>
      {readings.length === 0 ? (
        <p className={layout.soft}>{m['lab.page.reading_empty']()}</p>
      ) : (
        <>
          {title && <p>{m['lab.page.reading_last']({ title })}</p>}
          <ReadingFigures history={history} now={now} />
          {hasReport && (
            <p>
              <Link className={layout.aloneLink} to={PATHS.report}>
                {m['lab.page.reading_report']()}
              </Link>
            </p>
          )}
        </>
      )}
      <p className={classNames(layout.soft, layout.small)}>{m['play.reading_history.only_here']()}</p>
    </Card>
  );
}
