import NotFoundArt from '../ui/art/not-found.svg?react';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { HouseIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { PATHS } from './paths.ts';

export const meta = () => [{ title: 'This page is not here | #thembstudy' }];

export default function NotFoundPage() {
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackL)} id="main">
      <NotFoundArt />
      <div className={layout.stack}>
        <h1>This page is not here</h1>
        <p className={layout.lead}>The address leads nowhere. Nothing is broken and nothing was lost.</p>
      </div>
      <div className={layout.row}>
        <ButtonLink size="l" to={PATHS.landing}>
          <HouseIcon />
          Go home
        </ButtonLink>
        <ButtonLink size="l" look="line" to={PATHS.dashboard}>
          Dashboard
        </ButtonLink>
      </div>
    </main>
  );
}
