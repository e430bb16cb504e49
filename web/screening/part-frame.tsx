import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../activities/screening-part-info.ts';
import { UnlessFocusMode } from '../learner/shown-to.tsx';
import { TryingNote } from '../learner/trying-note.tsx';
import { PATHS } from '../paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { ArrowLeftIcon } from '../ui/icons.ts';
import { Badge, classNames, Note, Page, Row } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import css from './part-frame.module.css';

type PartFrameProps = {
  part: ScreeningPart;
  /** Whether the part was started and not finished, so that it restarts after a stop. */
  isUnfinished?: boolean;
  /** Whether the part has ended, so that there is no stop link. */
  isOver?: boolean;
  children: ReactNode;
};

/** The layout of a screening part, with the stop link, Listen and the number of the part. */
export function PartFrame({ part, isUnfinished = false, isOver = false, children }: PartFrameProps) {
  return (
    <Page width="quiz" gap="m" isWide>
      <Row isApart data-silent="">
        {isOver ? <span /> : <StopLink isUnfinished={isUnfinished} />}
        <div className={css.aside}>
          <PartBadge part={part} />
          {/* While letters are asked, another voice would be in the way. */}
          {!isUnfinished && <ListenButton isSmall />}
        </div>
      </Row>
      {children}
      <TryingNote />
    </Page>
  );
}

/** The number of a part; hidden in Focus Mode. */
export function PartBadge({ part }: { part: ScreeningPart }) {
  const words = m['screening.part']({ number: partNumber(part), count: SCREENING_PARTS.length });
  return (
    <UnlessFocusMode>
      <Badge tone={SCREENING_PART_INFO[part].tone}>{words}</Badge>
    </UnlessFocusMode>
  );
}

/** Stops a part at once, without a confirmation; the dashboard has a link to continue. */
function StopLink({ isUnfinished }: { isUnfinished: boolean }) {
  return (
    // One accessible name, because screen readers pause between pieces of text.
    <Link
      className={layout.back}
      to={PATHS.dashboard}
      aria-label={m['screening.stop_here_leads']({ keeps: isUnfinished ? 'some' : 'all' })}
    >
      <ArrowLeftIcon />
      {m['screening.stop_here']()}
    </Link>
  );
}

type StepHeadingProps = { takesFocus: boolean; className?: string; id?: string; children: ReactNode };

/** The heading of a step. With `takesFocus` it gets the focus when it appears, so that screen readers read it. */
export function StepHeading({ takesFocus, className, ...rest }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return <h1 ref={heading} tabIndex={-1} className={classNames(css.heading, className)} {...rest} />;
}

/** Says that an unfinished part starts from the beginning. */
export function StartsAgainNote({ id }: { id?: string }) {
  return (
    <Note>
      <p id={id}>{m['screening.starts_again']()}</p>
    </Note>
  );
}
