import { PATHS } from '../../app/paths.ts';
import Sprig from '../../ui/art/sprig.svg?react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { useOpener } from '../../ui/panels.ts';
import css from './report.module.css';

type EmptyReportProps = { isWaiting: boolean; isSignedIn: boolean };

/** What the report says before there is anything to report. */
export function EmptyReport({ isWaiting, isSignedIn }: EmptyReportProps) {
  const logIn = useOpener('log-in');
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM)}>
      <Sprig className={css.sprig} aria-hidden="true" />
      <h2>{isWaiting ? 'Your report is not ready yet' : 'No part of the test is done yet'}</h2>
      <p className={css.measure}>{isWaiting ? 'It appears here when the server has your result.' : START}</p>
      <div className={layout.row}>
        {!isWaiting && (
          <ButtonLink size="l" to={PATHS.focusGame}>
            Start the first part
          </ButtonLink>
        )}
        {!isSignedIn && !isWaiting && (
          <Button size="l" look="line" {...logIn}>
            Log in
          </Button>
        )}
      </div>
      {!isSignedIn && (
        <p className={classNames(layout.soft, layout.small)}>
          Did you do a part while you were logged in? Log in and it shows here.
        </p>
      )}
    </section>
  );
}

const START =
  'There are three short parts: follow a ball, hear ten letters, say what fits you. You can do one of them or all three. What showed up is then written here, your strengths first.';
