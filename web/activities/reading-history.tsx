import { useMemo } from 'react';
import { m } from '#messages';
import { type ReadingHistory, readingHistory } from '#rules/reading/reading-history.ts';
import { useSession } from '../api/session.tsx';
import { useReadings } from '../device/texts/reading-history.ts';
import { Figures } from '../ui/figures/figures.tsx';
import { dayWords } from '../ui/words/dates.ts';
import { joinSentences } from '../ui/words/join-sentences.ts';

/** The readings of the learner or visitor on this device and their totals; null until both are known. */
export function useReadingHistory() {
  const { learner, status } = useSession().session;
  const readings = useReadings(learner?.id ?? null);
  return useMemo(() => {
    if (status === 'loading' || !readings) return null;
    return { readings, history: readingHistory(readings, -new Date().getTimezoneOffset()) };
  }, [readings, status]);
}

/** Total minutes, texts and words per minute, and the best week. The totals never decrease. */
export function ReadingFigures({ history, now }: { history: ReadingHistory; now: Date }) {
  const { texts, wordsPerMinute } = history;
  const figures = [
    {
      term: m['play.reading_history.minutes.term'](),
      figure: String(wholeMinutes(history.minutes)),
      meaning: m['play.reading_history.minutes.meaning'](),
    },
    {
      term: m['play.reading_history.texts.term'](),
      figure: String(texts),
      meaning: m['play.reading_history.texts.meaning'](),
    },
  ];
  const pace = wordsPerMinute !== null && {
    term: m['play.reading_history.pace.term'](),
    figure: String(Math.round(wordsPerMinute)),
    meaning: m['play.reading_history.pace.meaning'](),
  };
  return (
    <>
      <Figures figures={pace ? [...figures, pace] : figures} />
      <BestWeek history={history} now={now} />
    </>
  );
}

function BestWeek({ history: { bestWeek, usualMinutes: usual }, now }: { history: ReadingHistory; now: Date }) {
  if (!bestWeek) return null;
  const best = m['play.reading_history.best_week']({
    day: dayOfMonday(bestWeek.monday, now),
    count: wholeMinutes(bestWeek.minutes),
  });
  if (!usual) return <p>{best}</p>;
  const range = m['play.reading_history.usual_week']({ low: Math.round(usual.from), high: Math.round(usual.until) });
  return (
    <p>
      {bestWeek.minutes > usual.until
        ? joinSentences(best, m['play.reading_history.more_than_usual'](), range)
        : joinSentences(best, range)}
    </p>
  );
}

/** Whole minutes, rounded up to 1 if there were any. */
export function wholeMinutes(minutes: number): number {
  return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0;
}

/** A week's Monday, given as YYYY-MM-DD in the local calendar, as text. */
export function dayOfMonday(monday: string, now: Date): string {
  return dayWords(`${monday}T12:00:00`, now);
}
