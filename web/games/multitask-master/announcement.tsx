import { useEffect, useState } from 'react';
import layout from '../../ui/layout.module.css';

/** Tells a screen reader the words, the first ones too: those that are there from the beginning would not be read out. */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(words), [words]);
  return (
    <p className={layout.hidden} role="status">
      {said}
    </p>
  );
}
