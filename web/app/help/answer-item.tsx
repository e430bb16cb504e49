import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Link, useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { CaretDownIcon } from '../../ui/icons.ts';
import type { Answer } from './answer.ts';
import css from './help-panel.module.css';

type AnswerItemProps = { answer: Answer; isOpenFirst?: boolean; onLeave: () => void };

/** A question; a press on it shows its answer below. */
export function AnswerItem({ answer, isOpenFirst = false, onLeave }: AnswerItemProps) {
  const { pathname } = useLocation();
  const { title, body, link } = answer;
  return (
    <Disclosure className={classNames(css.answer)} defaultExpanded={isOpenFirst}>
      <h4 className={css.question}>
        <Button slot="trigger" className={classNames(css.trigger)}>
          <span>{title}</span>
          <CaretDownIcon />
        </Button>
      </h4>
      <DisclosurePanel className={classNames(css.body)}>
        <p>{body}</p>
        {link.to !== pathname && (
          <Link className={css.link} to={link.to} onClick={onLeave}>
            {link.label}
          </Link>
        )}
      </DisclosurePanel>
    </Disclosure>
  );
}
