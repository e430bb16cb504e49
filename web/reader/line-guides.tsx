import type { CSSProperties } from 'react';
import { m } from '#messages';
import { readingKey } from '../ui/focus/reading-keys.ts';
import { ArrowsVerticalIcon } from '../ui/icons.ts';
import css from './line-guides.module.css';
import { type Box, bandAround, type Line, lineAtHeight } from './lines.ts';

type LineFocusProps = { lines: readonly Line[]; line: number; count: number };

/** Highlights some lines and dims the others. */
export function LineFocus({ lines, line, count }: LineFocusProps) {
  const band = bandAround(lines, line, count);
  if (!band) return null;
  return (
    <div className={css.focus} style={placeOf(band)} aria-hidden="true">
      <div className={css.band} />
      <div className={css.above} />
      <div className={css.below} />
    </div>
  );
}

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

type ReadingRulerProps = {
  lines: readonly Line[];
  line: number;
  /** Null while the ruler follows the voice. */
  onMove: ((line: number) => void) | null;
};

/**
 * A tinted bar under one line. It follows the voice, otherwise the pointer. Its handle can be dragged or moved with
 * arrow keys, and is not rendered while the ruler follows the voice.
 */
export function ReadingRuler({ lines, line, onMove }: ReadingRulerProps) {
  const current = lines[line];
  if (!current) return null;
  return (
    <>
      <div className={css.ruler} style={placeOf(current)} aria-hidden="true" />
      {onMove && <Grip {...{ lines, line, onMove }} box={current} />}
    </>
  );
}

type GripProps = { lines: readonly Line[]; line: number; box: Box; onMove: (line: number) => void };

function Grip({ lines, line, box, onMove }: GripProps) {
  const last = lines.length - 1;
  return (
    <div
      className={css.grip}
      style={placeOf(box)}
      role="slider"
      tabIndex={0}
      aria-label={m['reader.ruler']()}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={lines.length}
      aria-valuenow={line + 1}
      aria-valuetext={m['reader.ruler_line']({ line: line + 1, count: lines.length })}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={(event) => {
        event.stopPropagation();
        const { currentTarget, pointerId, clientY } = event;
        if (!currentTarget.hasPointerCapture(pointerId)) return;
        const { top = 0 } = currentTarget.parentElement?.getBoundingClientRect() ?? {};
        onMove(lineAtHeight(lines, clientY - top));
      }}
      onKeyDown={(event) => {
        const step = STEPS[readingKey(event.key)];
        if (!step) return;
        event.preventDefault();
        onMove(Math.max(0, Math.min(last, step(line, last))));
      }}
    >
      <ArrowsVerticalIcon />
    </div>
  );
}

function placeOf({ top, bottom }: Box): CSSProperties {
  return { '--top': `${top}px`, '--height': `${bottom - top}px` } as CSSProperties;
}
