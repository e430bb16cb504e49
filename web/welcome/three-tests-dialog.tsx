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
import css from './three-tests-dialog.module.css';

const PARTS = [
  { name: 'ADHD', what: 'Follow a ball for 60 seconds.', tone: 'warm', Art: FocusLens },
  { name: 'Dyslexia', what: 'Hear 10 letters, type each one.', tone: 'accent', Art: LettersLens },
  { name: 'Autism', what: 'Answer 10 short statements.', tone: 'berry', Art: PeopleLens },
] as const;

/** Says what the three tests are before they start. */
export function ThreeTestsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      wide
      title="The test has three parts"
      sentence="Do them one after the other. About 10 minutes in all."
      isOpen
      onOpenChange={onClose}
    >
      <ol className={css.trio}>
        {PARTS.map(({ name, what, tone, Art }) => (
          <li key={name}>
            <Lens tone={tone}>
              <Art />
            </Lens>
            <h3>{name}</h3>
            <p className={classNames(layout.soft, layout.small)}>{what}</p>
          </li>
        ))}
      </ol>
      <Note>The parts show traits. They are not a diagnosis. There is nothing to pass or fail.</Note>
      <div className={layout.row}>
        <ButtonLink size="l" to={PATHS.focusGame}>
          Start
        </ButtonLink>
        <Button look="quiet" onPress={onClose}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
