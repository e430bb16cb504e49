import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { m } from '#messages';
import { useIsByPictures } from '../api/session.tsx';
import { UnlessFocusMode } from '../learner/shown-to.tsx';
import { PATHS } from '../paths.ts';
import { FileTextIcon, FlaskIcon, MonitorPlayIcon, NotebookIcon, StorefrontIcon, TrophyIcon } from '../ui/icons.ts';
import { classNames, Page, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import css from './lab-frame.module.css';

const PAGES = [
  { path: PATHS.levelUpLab, name: m['lab.title'], Icon: FlaskIcon },
  { path: PATHS.leaderboard, name: m['leaderboard.title'], Icon: TrophyIcon },
  { path: PATHS.myTexts, name: m['lab.my_texts'], Icon: FileTextIcon },
  { path: PATHS.diary, name: m['lab.diary'], Icon: NotebookIcon },
  { path: PATHS.videos, name: m['lab.videos'], Icon: MonitorPlayIcon },
  { path: PATHS.shop, name: m['lab.shop.title'], Icon: StorefrontIcon },
] as const;

/** The pages that a picture sign-in session cannot open. */
const OWN_ACCOUNT_PAGES: readonly string[] = [PATHS.leaderboard, PATHS.diary];

type LabFrameProps = {
  title: string;
  /** Content below the title. */
  lead?: ReactNode;
  /** Content beside the title. */
  actions?: ReactNode;
  /** Whether it is the first page, whose cards lead to the same pages; on a narrow screen it has no menu above them. */
  isHome?: boolean;
  children?: ReactNode;
};

/** A page of the Level Up Lab, with a side menu that is hidden in Focus Mode. */
export function LabFrame({ title, lead, actions, isHome = false, children }: LabFrameProps) {
  return (
    <Page isFree isTall className={classNames(css.lab, isHome && css.home)}>
      <UnlessFocusMode>
        <SideMenu />
      </UnlessFocusMode>
      <Stack gap="l" isWide>
        <Stack gap="s" isWide>
          <Row isApart>
            <h1>{title}</h1>
            {actions && <Row>{actions}</Row>}
          </Row>
          {typeof lead === 'string' ? <p className={layout.lead}>{lead}</p> : lead}
        </Stack>
        {children}
      </Stack>
    </Page>
  );
}

function SideMenu() {
  const isByPictures = useIsByPictures();
  const pages = PAGES.filter(({ path }) => !isByPictures || !OWN_ACCOUNT_PAGES.includes(path));
  return (
    <nav className={css.menu} aria-label={m['lab.title']()}>
      <div className={css.side}>
        {pages.map(({ path, name, Icon }) => (
          <NavLink key={path} className={css.link} to={path}>
            <Icon />
            <span>{name()}</span>
          </NavLink>
        ))}
      </div>
    </nav>
  );
}
