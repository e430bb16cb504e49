import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { useOpener } from '../../ui/panels.ts';
import css from './places.module.css';

/** For a visitor: how they get a place of their own. */
export function VisitorCard() {
  return (
    <section className={classNames(card.card, layout.stack)} aria-labelledby="visitor-card">
      <h2 id="visitor-card">Your own place</h2>
      <p className={css.measure}>
        With an account, your games give points and you see your place here. Others see you only if you want that.
      </p>
      <div className={layout.row}>
        <Button {...useOpener('sign-up')}>Sign Up</Button>
        <Button look="quiet" {...useOpener('log-in')}>
          Login
        </Button>
      </div>
    </section>
  );
}
