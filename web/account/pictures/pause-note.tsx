import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { m } from '#messages';
import { Note } from '../../ui/layout/layout.tsx';
import { timeWords } from '../../ui/words/dates.ts';

const MINUTE_MS = 60_000;

type PauseNoteProps = { ref: Ref<HTMLDivElement>; endsAt: Date; onOver: () => void };

/** Says until when a pupil waits after wrong pictures, and counts down. */
export function PauseNote({ ref, endsAt, onOver }: PauseNoteProps) {
  const [leftMs, setLeftMs] = useState(() => endsAt.getTime() - Date.now());
  const [isShort] = useState(leftMs < MINUTE_MS);
  const look = useEffectEvent(() => {
    const left = endsAt.getTime() - Date.now();
    if (left <= 0) onOver();
    else setLeftMs(left);
  });
  useEffect(() => {
    const timer = setInterval(() => look(), 250);
    return () => clearInterval(timer);
  }, []);
  // A minute that has begun counts, because a clock shows no seconds.
  const until = new Date(Math.ceil(endsAt.getTime() / MINUTE_MS) * MINUTE_MS);
  return (
    <div ref={ref} tabIndex={-1}>
      <Note tone="caution">
        <p>
          {isShort
            ? m['pupils.sign_in.pause_seconds']()
            : m['pupils.sign_in.pause']({ time: timeWords(until.toISOString()) })}
        </p>
        {/* Not announced, because it changes every second. */}
        <p aria-hidden="true">{m['pupils.sign_in.pause_left']({ left: clockOf(leftMs) })}</p>
      </Note>
    </div>
  );
}

/** Minutes and seconds, such as "1:05". */
function clockOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
