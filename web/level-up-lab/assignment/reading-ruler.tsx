import { type CSSProperties, useRef } from 'react';
import { ArrowsVerticalIcon } from '../../ui/icons.ts';
import { type Line, lineAtHeight } from './lines.ts';
import css from './reading-ruler.module.css';

type ReadingRulerProps = { lines: readonly Line[]; line: number; onMove: (line: number) => void };

const STEPS: Record<string, (line: number, last: number) => number> = {
  ArrowUp: (line) => line - 1,
  ArrowLeft: (line) => line - 1,
  ArrowDown: (line) => line + 1,
  ArrowRight: (line) => line + 1,
  PageUp: (line) => line - 5,
  PageDown: (line) => line + 5,
  Home: () => 0,
  End: (_line, last) => last,
};

/** A tinted bar under one line. It follows the pointer; its grip can be dragged and moved with the arrow keys. */
export function ReadingRuler({ lines, line, onMove }: ReadingRulerProps) {
  const bar = useRef<HTMLDivElement>(null);
  const last = lines.length - 1;
  const at = lines[line];
  if (!at) return null;
  const place = { '--top': `${at.top}px`, '--height': `${at.bottom - at.top}px` } as CSSProperties;

  const drag = (clientY: number) => {
    const { top = 0 } = bar.current?.parentElement?.getBoundingClientRect() ?? {};
    onMove(lineAtHeight(lines, clientY - top));
  };
  return (
    <>
      <div ref={bar} className={css.bar} style={place} aria-hidden="true" />
      <div
        className={css.grip}
        style={place}
        role="slider"
        tabIndex={0}
        aria-label="Reading ruler"
        aria-orientation="vertical"
        aria-valuemin={1}
        aria-valuemax={lines.length}
        aria-valuenow={line + 1}
        aria-valuetext={`Line ${line + 1} of ${lines.length}`}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={(event) => {
          event.stopPropagation();
          if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event.clientY);
        }}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          if (!step) return;
          event.preventDefault();
          onMove(Math.max(0, Math.min(last, step(line, last))));
        }}
      >
        <ArrowsVerticalIcon />
      </div>
    </>
  );
}
