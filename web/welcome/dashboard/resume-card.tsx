import { m } from '#messages';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { useUnfinishedPart } from '../../activities/unfinished-part.ts';
import { useHasReport } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { Card, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { resumeWith } from './resume.ts';
import { StepCard } from './step-card.tsx';

/**
 * The first step, for a device on which no part was started. On other devices it is a placeholder until the done parts
 * are known.
 */
export function FirstResumeCard() {
  const { title, sentence } = resumeWith([]);
  const { tone, Drawing } = SCREENING_PART_INFO[SCREENING_PARTS[0]];
  return (
    <StepCard title={title} sentence={sentence} tone={tone} picture={<Drawing />} isBlank="unless-new-here" isSecond>
      <Button size="l" look="line" {...useOpener('three-tests')}>
        {m['welcome.start_test']()}
      </Button>
    </StepCard>
  );
}

type ResumeCardProps = {
  done: readonly ScreeningPart[];
  owner: string | null;
  /** Whether another card has the primary action of the page. */
  isSecond?: boolean;
};

/** The next step of the screening: start, continue with the first part that is not done, or read the report. */
export function ResumeCard({ done, owner, isSecond = false }: ResumeCardProps) {
  const look = isSecond ? 'line' : 'filled';
  const unfinished = useUnfinishedPart(owner);
  const startTest = useOpener('three-tests');
  const hasReport = useHasReport();
  const { title, sentence, next } = resumeWith(done, unfinished);
  if (next === null)
    return (
      <Card isSoft gap="s">
        <h2 className={layout.extraLarge}>{title}</h2>
        <Row className={layout.rowQuiet}>
          {hasReport && (
            <ButtonLink look="line" to={PATHS.report}>
              {m['welcome.my_report']()}
            </ButtonLink>
          )}
          <Button look="quiet" {...startTest}>
            {m['welcome.go_on.all_done.again']()}
          </Button>
        </Row>
      </Card>
    );
  const { path, tone, Drawing } = SCREENING_PART_INFO[next];
  return (
    <StepCard title={title} sentence={sentence} tone={tone} picture={<Drawing />} isSecond={isSecond}>
      {done.length === 0 && unfinished !== next ? (
        <Button size="l" look={look} {...startTest}>
          {m['welcome.start_test']()}
        </Button>
      ) : (
        <ButtonLink size="l" look={look} to={path}>
          {m['welcome.go_on.continue.button']()}
        </ButtonLink>
      )}
      {done.length > 0 && hasReport && (
        <ButtonLink look="quiet" to={PATHS.report}>
          {m['welcome.my_report']()}
        </ButtonLink>
      )}
    </StepCard>
  );
}
