import { type CSSProperties, type Ref, useState } from 'react';
import type { MultitaskTasks } from '#rules/games/multitask-master.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { ArrowBendUpRightIcon, CheckCircleIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { letterOf } from './places.ts';
import css from './shape-card.module.css';
import { ShapeDrawing } from './shape-drawing.tsx';

type ShapeCardProps = {
  /** The group of the shapes. */
  ref: Ref<HTMLDivElement>;
  tasks: MultitaskTasks;
  picked: number | null;
  openTasks: boolean;
  columns: number;
  onPick: (place: number, stamp: number) => void;
};

/** The shape that is wanted, and the shapes to choose from. Once that is over, the right one is marked. */
export function ShapeCard({ ref, tasks, picked, openTasks, columns, onPick }: ShapeCardProps) {
  const [current, setCurrent] = useState(0);
  const { wanted, shapes } = tasks;
  const markOf = (place: number) => {
    if (openTasks) return undefined;
    return shapes[place] === wanted ? 'right' : place === picked ? 'other' : undefined;
  };
  return (
    <section className={classNames(card.card, css.card)}>
      <div className={css.wanted}>
        <span className={css.shown}>
          <ShapeDrawing shape={wanted} />
        </span>
        <WantedWords tasks={tasks} picked={picked} openTasks={openTasks} />
      </div>
      <div
        ref={ref}
        role="radiogroup"
        aria-label={`Find the ${wanted}`}
        className={css.picks}
        style={{ '--columns': columns, '--rows': Math.ceil(shapes.length / columns) } as CSSProperties}
        // The focus stays in the box of the sum, where Enter sends the answer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shapes.map((shape, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the arrow keys move among the shapes and pick none
          <button
            key={letterOf(place)}
            type="button"
            role="radio"
            aria-checked={place === picked}
            aria-disabled={!openTasks || undefined}
            tabIndex={place === current ? 0 : -1}
            className={css.pick}
            data-mark={markOf(place)}
            onFocus={() => setCurrent(place)}
            onClick={(event) => onPick(place, event.timeStamp)}
          >
            <span className={layout.hidden}>{shape} </span>
            <span className={css.letter}>{letterOf(place)}</span>
            <span className={css.drawing}>
              <ShapeDrawing shape={shape} />
            </span>
            <Mark mark={markOf(place)} />
          </button>
        ))}
      </div>
    </section>
  );
}

function WantedWords({ tasks, picked, openTasks }: Pick<ShapeCardProps, 'tasks' | 'picked' | 'openTasks'>) {
  if (openTasks) return <h2>Find this shape</h2>;
  const isRight = picked !== null && tasks.shapes[picked] === tasks.wanted;
  return (
    <h2 data-mark={isRight ? 'right' : 'other'}>
      <Mark mark={isRight ? 'right' : 'other'} />
      {isRight ? 'Shape found' : `The ${tasks.wanted} is marked`}
    </h2>
  );
}

function Mark({ mark }: { mark: 'right' | 'other' | undefined }) {
  if (mark === 'right') return <CheckCircleIcon />;
  return mark === 'other' ? <ArrowBendUpRightIcon /> : null;
}
