import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { useOpener } from '../../ui/panels.ts';

const focus = (row: HTMLElement | null) => row?.querySelector<HTMLElement>('a, button')?.focus();

/** The next step after a link was used: to the dashboard, or to log in first. */
export function GoOnFromHere() {
  const { learner } = useSession().session;
  const logIn = useOpener('log-in');
  return (
    <div className={layout.row} ref={focus}>
      {learner ? (
        <ButtonLink size="l" to={PATHS.dashboard}>
          Go to your dashboard
        </ButtonLink>
      ) : (
        <Button size="l" {...logIn}>
          Log In
        </Button>
      )}
    </div>
  );
}
