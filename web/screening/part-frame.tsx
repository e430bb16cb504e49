import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { PATHS } from '../app/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import type { Tone } from '../ui/tone.ts';

const TONES: Record<ScreeningPart, Tone> = {
  'focus-game': 'warm',
  'letter-quiz': 'accent',
  'traits-questionnaire': 'berry',
};

type PartFrameProps = {
  part: ScreeningPart;
  /** Names in a sentence what stopping would lose; left out when that is nothing. */
  notKept?: string | undefined;
  /** Nothing is left to stop: the last part shows its result. */
  isOver?: boolean;
  children: ReactNode;
};

/** The column of a part that is a quiz: the way out, which part it is, and the part itself. */
export function PartFrame({ part, notKept, isOver = false, children }: PartFrameProps) {
  return (
    <main className={classNames(layout.pageQuiz, layout.stack, layout.stackM, layout.stackWide)} id="main">
      <div className={classNames(layout.row, layout.rowApart)}>
        {isOver ? <span /> : <StopHere notKept={notKept} />}
        <Badge tone={TONES[part]}>{`Part ${partNumber(part)} of ${SCREENING_PARTS.length}`}</Badge>
      </div>
      {children}
    </main>
  );
}

function StopHere({ notKept = '' }: { notKept: string | undefined }) {
  return (
    <Link className={layout.back} to={PATHS.landing}>
      <ArrowLeftIcon />
      <span>
        Stop here
        <span className={layout.hidden}>{`. This leads to the home page. ${notKept}`}</span>
      </span>
    </Link>
  );
}
