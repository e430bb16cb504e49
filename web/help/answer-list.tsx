import { type ReactNode, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { CaretDownIcon } from '../ui/icons.ts';
import disclosure from '../ui/layout/disclosure.module.css';
import { useDisclosure } from '../ui/layout/disclosure.tsx';
import { classNames, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import type { Answer } from './answer.ts';
import css from './help-panel.module.css';

type AnswerListProps = {
  title: string;
  answers: readonly Answer[];
  /** Whether the first answer is open initially. */
  isFirstOpen?: boolean;
  onLeave: () => void;
};

export function AnswerList({ title, answers, isFirstOpen = false, onLeave }: AnswerListProps) {
  const heading = useId();
  return (
    <Stack as="section" gap="s" isWide aria-labelledby={heading}>
      <h3 id={heading} className={layout.large}>
        {title}
      </h3>
      <div>
        {answers.map((answer, place) => (
          <AnswerItem key={answer.id} answer={answer} isOpenFirst={isFirstOpen && place === 0} onLeave={onLeave} />
        ))}
      </div>
    </Stack>
  );
}

type AnswerItemProps = { answer: Answer; isOpenFirst?: boolean; onLeave: () => void };

function AnswerItem({ answer, isOpenFirst = false, onLeave }: AnswerItemProps) {
  const { pathname } = useLocation();
  const { title, body, link } = answer;
  const words = useRef<HTMLParagraphElement>(null);
  return (
    <AnswerDisclosure title={title()} isOpenFirst={isOpenFirst} whenOpen={<ListenButton of={words} />}>
      <p ref={words}>{body()}</p>
      {link.to !== pathname && (
        <Link className={css.link} to={link.to} onClick={onLeave}>
          {link.label()}
        </Link>
      )}
    </AnswerDisclosure>
  );
}

type AnswerDisclosureProps = {
  title: string;
  isOpenFirst?: boolean;
  children: ReactNode;
  /** Content that is rendered only while the answer is open. */
  whenOpen?: ReactNode;
};

/** A question whose answer can be opened and closed (disclosure). */
export function AnswerDisclosure({ title, isOpenFirst = false, children, whenOpen }: AnswerDisclosureProps) {
  const { isOpen, trigger, panel } = useDisclosure(isOpenFirst);
  return (
    <div className={css.answer}>
      <h4 className={css.question}>
        <button {...trigger} className={classNames(disclosure.trigger, css.trigger)}>
          <span>{title}</span>
          <CaretDownIcon />
        </button>
      </h4>
      <div {...panel} className={css.body}>
        {children}
        {isOpen && whenOpen}
      </div>
    </div>
  );
}
