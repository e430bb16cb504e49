import type { ReactNode, RefObject } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components/Menu';
import { useHref, useNavigate } from 'react-router';
import { formatLocale } from '../words/language.ts';
import css from './menu.module.css';

type MenuProps = {
  label: string;
  /** The heading above the items. */
  heading?: string;
  /** The button that opens it; give that `aria-haspopup="menu"` and `aria-expanded`. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/**
 * A pop-up menu of links and actions. The caller renders the trigger button, so that this module can load on hover or
 * focus.
 */
export function Menu({ label, heading, children, ...popover }: MenuProps) {
  const navigate = useNavigate();
  return (
    // React Aria takes language and direction from this locale; otherwise from the browser.
    <I18nProvider locale={formatLocale()}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        <Popover {...popover} aria-label={label} placement="bottom end" className={css.panel}>
          {heading && <p className={css.heading}>{heading}</p>}
          <AriaMenu
            aria-label={label}
            className={css.menu}
            autoFocus="first"
            onClose={() => popover.onOpenChange(false)}
          >
            {children}
          </AriaMenu>
        </Popover>
      </RouterProvider>
    </I18nProvider>
  );
}

type MenuItemProps = { icon: ReactNode; children: string } & (
  | { href: string; onAction?: never }
  | { href?: never; onAction: () => void }
);

/** A menu item: a link with `href`, otherwise an action. */
export function MenuItem({ icon, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={css.item}>
      {icon}
      {children}
    </AriaMenuItem>
  );
}
