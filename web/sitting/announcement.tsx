import { useEffect, useState } from 'react';
import layout from '../ui/layout.module.css';

type AnnouncementProps = {
  words: string;
  /** Cuts short what is being read out: for words that are soon old news. */
  assertive?: boolean;
};

/** Tells a screen reader the words, the first ones too: those that are there from the beginning would not be read out. */
export function Announcement({ words, assertive = false }: AnnouncementProps) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(words), [words]);
  return (
    <p className={layout.hidden} {...(assertive ? { 'aria-live': 'assertive' } : { role: 'status' })}>
      {said}
    </p>
  );
}
