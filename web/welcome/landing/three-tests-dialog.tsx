import { m } from '#messages';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../../activities/screening-part-info.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { RoundPicture } from '../../ui/figures/round-picture.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { classNames, Note, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './three-tests-dialog.module.css';

const PART_TEXTS: Record<ScreeningPart, { name: () => string; task: () => string }> = {
  'focus-game': { name: m['conditions.adhd.name'], task: m['welcome.three_tests.focus_game'] },
  'letter-quiz': { name: m['conditions.dyslexia.name'], task: m['welcome.three_tests.letter_quiz'] },
  'traits-questionnaire': { name: m['conditions.autism.name'], task: m['welcome.three_tests.traits_questionnaire'] },
};

/** Explains the three tests before they start. */
export function ThreeTestsDialog({ onClose }: { onClose: () => void }) {
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
          <Test key={part} part={part} />
        ))}
      </ol>
      <Note>{m['welcome.three_tests.note']()}</Note>
      <Row>
        <ButtonLink size="l" to={PATHS.focusGame}>
          {m['welcome.three_tests.start']()}
        </ButtonLink>
        <Button look="quiet" onPress={onClose}>
          {m['welcome.three_tests.not_now']()}
        </Button>
      </Row>
    </Dialog>
  );
}

function Test({ part }: { part: ScreeningPart }) {
  const { tone, Drawing } = SCREENING_PART_INFO[part];
  const { name, task } = PART_TEXTS[part];
  return (
    <li>
      <RoundPicture tone={tone}>
        <Drawing />
      </RoundPicture>
      <h3>{name()}</h3>
      <p className={classNames(layout.soft, layout.small)}>{task()}</p>
    </li>
  );
}
