import { useState } from 'react';
import { m } from '#messages';
import { Note } from '../ui/layout/layout.tsx';
import { calendarDayWords } from '../ui/words/dates.ts';

/** Tells a pupil on which day the account is deleted, and how to keep it. `endsOn`: as YYYY-MM-DD. */
export function AccountEndsNote({ endsOn }: { endsOn: string }) {
  const [now] = useState(() => new Date());
  return <Note tone="caution">{m['school_year.ends.account']({ day: calendarDayWords(endsOn, now) })}</Note>;
}
