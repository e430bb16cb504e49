import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useFocusMode } from '../api/focus-mode.ts';
import { PATHS } from '../app/paths.ts';
import { classNames } from '../ui/class-names.ts';
import { FlaskIcon, MonitorPlayIcon, NotebookIcon, StorefrontIcon, TrophyIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import css from './lab-frame.module.css';

const PAGES = [
  { path: PATHS.levelUpLab, name: 'Level Up Lab', Icon: FlaskIcon },
  { path: PATHS.leaderboard, name: 'Leaderboard', Icon: TrophyIcon },
  { path: PATHS.diary, name: 'My Diary', Icon: NotebookIcon },
  { path: PATHS.videos, name: 'My Videos', Icon: MonitorPlayIcon },
  { path: PATHS.shop, name: 'Shop', Icon: StorefrontIcon },
] as const;

type LabFrameProps = {
  title: string;
  /** What stands under the title. */
  lead?: ReactNode;
  /** What stands beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of the Level Up Lab, with the way to the others beside it; Focus Mode takes that away. */
export function LabFrame({ title, lead, actions, children }: LabFrameProps) {
  const focusMode = useFocusMode();
  return (
    <main className={classNames(layout.page, !focusMode && css.lab)} id="main">
      {!focusMode && <SideMenu />}
      <div className={classNames(layout.stack, layout.stackL, layout.stackWide)}>
        <div className={classNames(layout.stack, layout.stackS, layout.stackWide)}>
          <div className={classNames(layout.row, layout.rowApart)}>
            <h1>{title}</h1>
            {actions && <div className={layout.row}>{actions}</div>}
          </div>
          {typeof lead === 'string' ? <p className={layout.lead}>{lead}</p> : lead}
        </div>
        {children}
      </div>
    </main>
  );
}

function SideMenu() {
  return (
    <nav className={css.side} aria-label="Level Up Lab">
      {PAGES.map(({ path, name, Icon }) => (
        <NavLink key={path} className={css.link ?? ''} to={path}>
          <Icon />
          <span>{name}</span>
        </NavLink>
      ))}
    </nav>
  );
}
