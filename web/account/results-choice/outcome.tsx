import { useEffect, useRef } from 'react';

/** What became of a press whose button is gone: the focus goes on here. */
export function Outcome({ children }: { children: string }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} role="status">
      {children}
    </p>
  );
}
