import { useEffect, useState } from 'react';
import { m } from '#messages';
import layout from '../../ui/layout.module.css';

const MINUTE_MS = 60_000;
const TICK_MS = 5000;

/** How old the shown data is. Without a live region, because it would interrupt a screen reader every minute. */
export function GroupAge({ readAt, isAway }: { readAt: number; isAway: boolean }) {
  const now = useNow();
  const minutes = Math.max(0, Math.floor((now - readAt) / MINUTE_MS));
  return (
    <p className={layout.soft}>
      {m['groups.group_view.age']({ minutes })}{' '}
      {isAway ? m['groups.group_view.refresh_away']() : m['groups.group_view.refresh']()}
    </p>
  );
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
