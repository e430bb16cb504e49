import { type ComponentType, useRef, useState } from 'react';
import type { Learner } from '#contract/learner.ts';
import { AvatarButton } from '../ui/avatar.tsx';
import { useNotify } from '../ui/notices.ts';
import type { LearnerMenuItemsProps } from './learner-menu-items.tsx';

const load = () => import('./learner-menu-items.tsx').then(({ LearnerMenuItems }) => LearnerMenuItems);
const prepare = () => void load().catch(() => undefined);

/** The avatar and, once it was pressed, the menu under it. */
export function LearnerMenu({ learner }: { learner: Learner }) {
  const notify = useNotify();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Items: ComponentType<LearnerMenuItemsProps> } | null>(null);
  const open = () => {
    notify(null);
    load().then(
      (Items) => {
        setLoaded({ Items });
        setIsOpen(true);
      },
      () =>
        notify({
          sentence: 'This part could not be loaded. Check the connection.',
          action: { label: 'Try again', onPress: open },
        }),
    );
  };
  return (
    <>
      <AvatarButton
        ref={trigger}
        name={learner.name}
        photo={learner.image}
        aria-label={`Your menu: ${learner.name || learner.email || 'User'}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={open}
        onHoverStart={prepare}
        onFocus={prepare}
      />
      {loaded && <loaded.Items learner={learner} triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
