import { m } from '#messages';
import { nextPart, partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { useActivity } from '../../activities/tree/use-activity.ts';
import { useSession } from '../../api/session.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { CheckIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { classNames, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { doneParts, finishedIn } from '../done-parts.ts';
import css from './three-tests-dialog.module.css';

const PART_TEXTS: Record<ScreeningPart, { name: () => string; task: () => string }> = {
  'focus-game': { name: m['conditions.adhd.name'], task: m['welcome.three_tests.focus_game'] },
  'letter-quiz': { name: m['conditions.dyslexia.name'], task: m['welcome.three_tests.letter_quiz'] },
  'traits-questionnaire': { name: m['conditions.autism.name'], task: m['welcome.three_tests.traits_questionnaire'] },
};

/** Explains the three tests before they start. */
export function ThreeTestsDialog({ onClose }: { onClose: () => void }) {
  const { learner } = useSession().session;
  const activity = useActivity();
  const done = learner ? doneParts(learner, finishedIn(activity)) : [];
  // After all three it begins anew.
  const next = nextPart(done) ?? SCREENING_PARTS[0];
  const isUnderWay = done.length > 0 && done.length < SCREENING_PARTS.length;
  return (
    <Dialog
      wide
      title={m['welcome.three_tests.title']()}
      sentence={m['welcome.three_tests.sentence']()}
      isOpen
      onOpenChange={onClose}
    >
      <ol className={css.trio}>
        {SCREENING_PARTS.map((part) => (
          <Test key={part} part={part} isDone={isUnderWay && done.includes(part)} />
        ))}
      </ol>
      <Note>{m['welcome.three_tests.note']()}</Note>
      <Row>
        <ButtonLink size="l" to={SCREENING_PART_INFO[next].path}>
          {isUnderWay ? m['welcome.three_tests.go_on']({ number: partNumber(next) }) : m['welcome.three_tests.start']()}
        </ButtonLink>
        <Button look="quiet" onPress={onClose}>
          {m['welcome.three_tests.not_now']()}
        </Button>
      </Row>
    </Dialog>
  );
}

function Test({ part, isDone }: { part: ScreeningPart; isDone: boolean }) {
  const { tone, Drawing } = SCREENING_PART_INFO[part];
  const { name, task } = PART_TEXTS[part];
  return (
    <li>
      <RoundPicture tone={tone}>
        <Drawing />
      </RoundPicture>
      <h3>{name()}</h3>
      {isDone ? (
        <p className={css.done}>
          <CheckIcon />
          {m['welcome.three_tests.done']()}
        </p>
      ) : (
        <p className={classNames(layout.soft, layout.small)}>{task()}</p>
      )}
    </li>
  );
}
