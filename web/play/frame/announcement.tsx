import { useEffect, useState } from 'react';
import layout from '../../ui/layout.module.css';
import { LIVE_REGION } from '../../ui/words/live-region.ts';

type AnnouncementProps = {
  words: string;
  /** Interrupts the current speech; for text that is soon out of date. */
  assertive?: boolean;
};

/** A live region for screen readers. It starts empty, because screen readers ignore the initial text. */
export function Announcement({ words, assertive = false }: AnnouncementProps) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(words), [words]);
  return (
    <p className={layout.hidden} {...LIVE_REGION} {...(assertive && { 'aria-live': 'assertive' })}>
      {said}
    </p>
  );
}
