import { useId, useState } from 'react';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PrinterIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { PART_PATHS } from '../part-paths.ts';
import { PART_FACES } from './part-faces.ts';
import css from './report.module.css';

/** What can be done with a report: print it, or do a part again. */
export function ReportActions() {
  const choiceId = useId();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className={classNames(layout.stack, css.screenOnly)}>
      <div className={layout.row}>
        <Button size="l" onPress={() => print()}>
          <PrinterIcon />
          Print the report
        </Button>
        <Button
          size="l"
          look="line"
          aria-expanded={isChoosing}
          {...(isChoosing && { 'aria-controls': choiceId })}
          onPress={() => setIsChoosing(!isChoosing)}
        >
          Do a part again
        </Button>
      </div>
      {isChoosing && <PartChoice id={choiceId} />}
    </div>
  );
}

function PartChoice({ id }: { id: string }) {
  return (
    <div id={id} className={layout.stack}>
      <p>Choose a part. Your earlier results stay.</p>
      <ul className={layout.row}>
        {SCREENING_PARTS.map((part) => (
          <li key={part}>
            <ButtonLink look="line" to={PART_PATHS[part]}>
              {PART_FACES[part].task}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
