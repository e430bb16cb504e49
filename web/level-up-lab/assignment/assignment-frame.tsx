import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PATHS } from '../../app/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './assignment-frame.module.css';
import { WORDS_IN_A_PASSAGE } from './passages.ts';

type AssignmentFrameProps = { title: string; isOn: boolean; children: ReactNode };

/** While a passage is on, its page has no titles to look at, and a badge that says how many words it has. */
export function AssignmentFrame({ title, isOn, children }: AssignmentFrameProps) {
  return (
    <main className={classNames(layout.page, layout.stack, layout.stackWide, css.page)} id="main">
      <div className={classNames(layout.row, layout.rowApart)}>
        <Link className={classNames(layout.back)} to={PATHS.levelUpLab}>
          <ArrowLeftIcon />
          Level Up Lab
        </Link>
        {isOn && <WordsBadge />}
      </div>
      {isOn ? <h1 className={layout.hidden}>{title}</h1> : <h1>Reading Assignment</h1>}
      {children}
    </main>
  );
}

function WordsBadge() {
  return (
    <p className={css.words}>
      <span>{WORDS_IN_A_PASSAGE}</span>
      <span className={layout.hidden}> words</span>
    </p>
  );
}
