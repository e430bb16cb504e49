import { lazy, Suspense, useRef, useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { AvatarButton } from '../ui/avatar.tsx';

const load = () => import('./learner-menu-items.tsx');
const LearnerMenuItems = lazy(load);

/** The avatar and, once it was pressed, the menu under it. */
export function LearnerMenu({ learner }: { learner: Learner }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const prepare = () => void load();
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <AvatarButton
        ref={trigger}
        name={learner.name}
        photo={learner.image}
        aria-label={`Your menu: ${learner.name || learner.email}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        onHoverStart={prepare}
        onFocus={prepare}
      />
      {wasOpened && (
        <Suspense>
          <LearnerMenuItems learner={learner} triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
