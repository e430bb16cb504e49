import { m } from '#messages';
import { PATHS } from '../app/paths.ts';
import FocusLens from '../ui/art/lens-focus.svg?react';
import LettersLens from '../ui/art/lens-letters.svg?react';
import PeopleLens from '../ui/art/lens-people.svg?react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Dialog } from '../ui/dialog.tsx';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import { Note } from '../ui/note.tsx';
import { Row } from '../ui/stack.tsx';
import css from './three-tests-dialog.module.css';

const PARTS = [
  { name: m['conditions.adhd.name'], task: m['welcome.three_tests.focus_game'], tone: 'warm', Art: FocusLens },
  { name: m['conditions.dyslexia.name'], task: m['welcome.three_tests.letter_quiz'], tone: 'accent', Art: LettersLens },
  {
    name: m['conditions.autism.name'],
    task: m['welcome.three_tests.traits_questionnaire'],
    tone: 'berry',
    Art: PeopleLens,
  },
] as const;

/** Says what the three tests are before they start. */
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
        {PARTS.map(({ name, task, tone, Art }) => (
          <li key={tone}>
            <Lens tone={tone}>
              <Art />
            </Lens>
            <h3>{name()}</h3>
            <p className={classNames(layout.soft, layout.small)}>{task()}</p>
          </li>
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
