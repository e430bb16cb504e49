import { useId, useState } from 'react';
import { m } from '#messages';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../activities/screening-part-info.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { PrinterIcon } from '../ui/icons.ts';
import { Row, Stack } from '../ui/layout/stack.tsx';
import css from './report.module.css';

/** Buttons to print the report, or to repeat a part. */
export function ReportActions() {
  const choiceId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <Stack className={css.screenOnly}>
      <Row>
        <Button size="l" onPress={() => print()}>
          <PrinterIcon />
          {m['report.actions.print']()}
        </Button>
        <Button
          size="l"
          look="line"
          aria-expanded={isChoosing}
          {...(isChoosing && { 'aria-controls': choiceId })}
          onPress={() => setIsChoosing(!isChoosing)}
        >
          {m['report.actions.again']()}
        </Button>
      </Row>
      {isChoosing && <PartChoice id={choiceId} />}
    </Stack>
  );
}

function PartChoice({ id }: { id: string }) {
  return (
    <Stack id={id}>
      <p>{m['report.actions.choose']()}</p>
      <Row as="ul">
        {SCREENING_PARTS.map((part) => (
          <li key={part}>
            <ButtonLink look="line" to={SCREENING_PART_INFO[part].path}>
              {SCREENING_PART_INFO[part].task()}
            </ButtonLink>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
