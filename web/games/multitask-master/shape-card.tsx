import { type CSSProperties, type ReactNode, type Ref, useState } from 'react';
import { m } from '#messages';
import type { MultitaskTasks } from '#rules/games/multitask-master/multitask-master.ts';
import type { Shape } from '#rules/games/multitask-master/shapes.ts';
import { ArrowBendUpRightIcon, CheckCircleIcon } from '../../ui/icons.ts';
import { Card } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import game from './multitask-master.module.css';
import { letterOf, placeAfter } from './places.ts';
import css from './shape-card.module.css';

type ShapeCardProps = {
  /** The element that contains the shapes. */
  ref: Ref<HTMLDivElement>;
  tasks: MultitaskTasks;
  picked: number | null;
  isOpen: boolean;
  columns: number;
  onPick: (place: number, stamp: number) => void;
};

/** The wanted shape and the shapes to choose from. After the task, the correct one is marked. */
export function ShapeCard({ ref, tasks, picked, isOpen, columns, onPick }: ShapeCardProps) {
  const [current, setCurrent] = useState(0);
  const { wanted, shapes } = tasks;
  const markOf = (place: number) => {
    if (isOpen) return undefined;
    return shapes[place] === wanted ? 'right' : place === picked ? 'other' : undefined;
  };
  return (
    <Card isFree className={game.card}>
      <div className={css.wanted}>
        <span className={css.shown}>
          <ShapeDrawing shape={wanted} />
        </span>
        <WantedWords tasks={tasks} picked={picked} isOpen={isOpen} />
      </div>
      <div
        ref={ref}
        role="radiogroup"
        aria-label={m['games.multitask_master.find']({ shape: wanted })}
        className={css.picks}
        style={{ '--columns': columns, '--rows': Math.ceil(shapes.length / columns) } as CSSProperties}
        // The focus stays in the text box of the sum, where Enter sends the answer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shapes.map((shape, place) => (
          // biome-ignore lint/a11y/useSemanticElements: arrow keys move the focus without selecting a shape
          <button
            key={letterOf(place)}
            type="button"
            role="radio"
            aria-checked={place === picked}
            aria-disabled={!isOpen || undefined}
            tabIndex={place === current ? 0 : -1}
            className={css.pick}
            data-mark={markOf(place)}
            onFocus={() => setCurrent(place)}
            onClick={(event) => onPick(place, event.timeStamp)}
          >
            <span className={layout.hidden}>{m['games.multitask_master.shape']({ shape })} </span>
            <span className={css.letter}>{letterOf(place)}</span>
            <span className={css.drawing}>
              <ShapeDrawing shape={shape} />
            </span>
            <Mark mark={markOf(place)} />
          </button>
        ))}
      </div>
    </Card>
  );
}

function WantedWords({ tasks, picked, isOpen }: Pick<ShapeCardProps, 'tasks' | 'picked' | 'isOpen'>) {
  if (isOpen) return <h2>{m['games.multitask_master.find_this_shape']()}</h2>;
  const isRight = picked !== null && tasks.shapes[picked] === tasks.wanted;
  return (
    <h2 data-mark={isRight ? 'right' : 'other'}>
      <Mark mark={isRight ? 'right' : 'other'} />
      {isRight ? m['games.multitask_master.shape_found']() : markedWords(tasks, picked)}
    </h2>
  );
}

/** Says which shape was picked, if any, and that the correct one is marked. */
function markedWords({ shapes, wanted }: MultitaskTasks, picked: number | null): string {
  const marked = m['games.multitask_master.shape_marked']({ shape: wanted });
  const other = picked === null ? null : (shapes[picked] ?? null);
  return joinSentences(other && m['games.multitask_master.you_picked']({ shape: other }), marked);
}

function Mark({ mark }: { mark: 'right' | 'other' | undefined }) {
  if (mark === 'right') return <CheckCircleIcon />;
  return mark === 'other' ? <ArrowBendUpRightIcon /> : null;
}

const DRAWINGS: Record<Shape, ReactNode> = {
  circle: <circle cx="16" cy="16" r="12" />,
  square: <rect x="5" y="5" width="22" height="22" rx="2" />,
  triangle: <path d="M16 4L29 27H3Z" />,
  diamond: <path d="M16 3L26 16L16 29L6 16Z" />,
  hexagon: <path d="M16 4L27 10.5V21.5L16 28L5 21.5V10.5Z" />,
  star: <path d="M16 4l3.7 7.9 8.6 1-6.4 5.9 1.7 8.5L16 23.1l-7.6 4.2 1.7-8.5L3.7 12.9l8.6-1Z" />,
  cross: <path d="M11 3h10v8h8v10h-8v8H11v-8H3V11h8z" />,
  heart: <path d="M16 28C7 21 4 17 4 11.8A6.4 6.4 0 0 1 16 8.8A6.4 6.4 0 0 1 28 11.8C28 17 25 21 16 28Z" />,
  moon: <path d="M20 3.5A12.6 12.6 0 1 0 28.6 20.5A10.4 10.4 0 0 1 20 3.5Z" />,
  drop: <path d="M16 3C19.5 9 25 13.6 25 19.8A9 9 0 0 1 7 19.8C7 13.6 12.5 9 16 3Z" />,
  crown: <path d="M4 26V9L10.5 15.5L16 6L21.5 15.5L28 9V26Z" />,
  cloud: <path d="M9 25.5A6.2 6.2 0 0 1 7.9 13.2A8.6 8.6 0 0 1 24.2 12.6A6.6 6.6 0 0 1 23.4 25.5Z" />,
};

/** A shape in the colour of its position. */
function ShapeDrawing({ shape }: { shape: Shape }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      {DRAWINGS[shape]}
    </svg>
  );
}

/** Moves the focus among the shapes; from outside, to the shape that was focused last, or to the first one. */
export function focusShape(shapes: HTMLElement | null, key: string, columns: number): void {
  const buttons = [...(shapes?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const place =
    at === -1 ? buttons.findIndex((button) => button.tabIndex === 0) : placeAfter(key, at, columns, buttons.length);
  buttons[place ?? 0]?.focus({ preventScroll: true });
}
