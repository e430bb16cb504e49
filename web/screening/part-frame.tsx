import type { ReactNode } from 'react';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { PartBadge } from './part-badge.tsx';
import { StopHere } from './stop-here.tsx';

type PartFrameProps = {
  part: ScreeningPart;
  /** Begun and not finished: stopping now means to begin again next time. */
  isUnfinished?: boolean;
  /** Nothing is left to stop: the last part shows its result. */
  isOver?: boolean;
  children: ReactNode;
};

/** The column of a part: the way out, which part it is, and the part itself. */
export function PartFrame({ part, isUnfinished = false, isOver = false, children }: PartFrameProps) {
  return (
    <main className={classNames(layout.pageQuiz, layout.stack, layout.stackM, layout.stackWide)} id="main">
      <div className={classNames(layout.row, layout.rowApart)}>
        {isOver ? <span /> : <StopHere isUnfinished={isUnfinished} />}
        <PartBadge part={part} />
      </div>
      {children}
    </main>
  );
}
