import { Button } from '../ui/button.tsx';
import card from '../ui/card.module.css';
import { classNames } from '../ui/class-names.ts';
import { UsersThreeIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Lens } from '../ui/lens.tsx';
import { useOpener } from '../ui/panels.ts';

export function ParentsAndEducators({ isVisitor }: { isVisitor: boolean }) {
  const freeTrial = useOpener('free-trial');
  const demo = useOpener('demo');
  return (
    <div className={classNames(card.card, card.roomy, layout.stack)}>
      <Lens tone="berry" size={64}>
        <UsersThreeIcon />
      </Lens>
      <h2>For parents and educators</h2>
      <p>See what a learner finds easy, what takes effort, and one thing to try this week.</p>
      <div className={layout.row}>
        {isVisitor && <Button {...freeTrial}>Start a free trial</Button>}
        <Button look="line" {...demo}>
          Book a demo session
        </Button>
      </div>
    </div>
  );
}
