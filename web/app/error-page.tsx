import NotFoundArt from '../ui/art/not-found.svg?react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ArrowClockwiseIcon, HouseIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { PATHS } from './paths.ts';

/** Stands in for a page that broke. It leads on by whole page loads, since the app itself may be what broke. */
export function ErrorPage() {
  return (
    <main className={classNames(layout.pageNarrow, layout.stack, layout.stackL)} id="main">
      <title>Something went wrong | #thembstudy</title>
      <NotFoundArt />
      <div className={layout.stack}>
        <h1>Something went wrong on this page</h1>
        <p className={layout.lead}>It is not your fault. Finished results that wait on this device are still there.</p>
      </div>
      <div className={layout.row}>
        <Button size="l" onPress={() => location.reload()}>
          <ArrowClockwiseIcon />
          Load the page again
        </Button>
        <Button size="l" look="line" onPress={() => location.assign(PATHS.landing)}>
          <HouseIcon />
          Go home
        </Button>
      </div>
    </main>
  );
}
