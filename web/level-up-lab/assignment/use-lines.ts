import { type RefObject, useEffect, useState } from 'react';
import { type Line, linesOf } from './lines.ts';

/** The lines of the text as they lie now; measured anew when the text, its size or its letters change. */
export function useLines(text: RefObject<HTMLElement | null>, ...changes: readonly unknown[]): readonly Line[] {
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const measure = () => setLines(measured(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [text, ...changes]);

  return lines;
}

function measured(text: HTMLElement): Line[] {
  const { top: zero } = text.getBoundingClientRect();
  const boxes = [...text.querySelectorAll('[data-word]')].map((word) => {
    const { top = 0, bottom = 0 } = word.getClientRects()[0] ?? {};
    return { top: top - zero, bottom: bottom - zero };
  });
  return linesOf(boxes, Number.parseFloat(getComputedStyle(text).lineHeight));
}
