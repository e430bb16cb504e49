import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { CaretDownIcon } from '../icons.ts';
import layout from '../layout.module.css';
import css from './disclosure.module.css';

type DisclosureProps = { title: ReactNode; isOpenFirst?: boolean; children: ReactNode };

/** A section that can be collapsed (disclosure); in print it is always open. */
export function Disclosure({ title, isOpenFirst = false, children }: DisclosureProps) {
  return (
    <AriaDisclosure className={css.folded} defaultExpanded={isOpenFirst}>
      <h2 className={layout.large}>
        <Button slot="trigger" className={css.trigger}>
          <span>{title}</span>
          <CaretDownIcon />
        </Button>
      </h2>
      <DisclosurePanel className={css.panel}>
        <div className={css.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
