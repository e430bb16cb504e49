import { type ComponentType, useRef, useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useNotify } from '../../ui/focus/notices.ts';
import { AvatarButton } from '../../ui/layout/avatar.tsx';
import type { LearnerMenuItemsProps } from './learner-menu-items.tsx';

const load = () => import('./learner-menu-items.tsx').then(({ LearnerMenuItems }) => LearnerMenuItems);
const prepare = () => void load().catch(() => undefined);

/** The avatar button and its menu, which is loaded at the first press. */
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
          sentence: m['app.load_failed'](),
          action: { label: m['shared.try_again'](), onPress: open },
        }),
    );
  };
  return (
    <>
      <AvatarButton
        ref={trigger}
        name={learner.name}
        photo={learner.image}
        aria-label={m['app.learner_menu.button']({
          name: learner.name || learner.email || m['app.learner_menu.no_name'](),
        })}
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
