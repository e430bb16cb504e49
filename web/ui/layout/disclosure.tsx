import { type ReactNode, useId, useState } from 'react';
import { CaretDownIcon } from '../icons.ts';
import layout from '../layout.module.css';
import css from './disclosure.module.css';

/** The state of a section that can be collapsed, and the attributes of its button and its panel. */
export function useDisclosure(isOpenFirst: boolean) {
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [trigger, panel] = [useId(), useId()];
  return {
    isOpen,
    trigger: {
      type: 'button',
      id: trigger,
      'aria-expanded': isOpen,
      'aria-controls': panel,
      onClick: () => setIsOpen(!isOpen),
    },
    panel: { id: panel, role: 'group', 'aria-labelledby': trigger, hidden: !isOpen },
  } as const;
}

type DisclosureProps = {
  title: ReactNode;
  isOpenFirst?: boolean;
  /** Whether its content is loaded only when it is opened, and not printed before. */
  isLazy?: boolean;
  children: ReactNode;
};

/** A section that can be collapsed (disclosure); in print it is always open. */
export function Disclosure({ title, isOpenFirst = false, isLazy = false, children }: DisclosureProps) {
  const { isOpen, trigger, panel } = useDisclosure(isOpenFirst);
  return (
    <div className={css.folded}>
      <h2 className={layout.large}>
        <button {...trigger} className={css.trigger}>
          <span>{title}</span>
          <CaretDownIcon />
        </button>
      </h2>
      <div {...panel} className={css.panel}>
        <div className={css.content}>{(isOpen || !isLazy) && children}</div>
      </div>
    </div>
  );
}
