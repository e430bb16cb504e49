import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../app/paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { useOpener } from '../../ui/panels.ts';

/** What to do after reading: the test first, then what is lighter. */
export function WaysOn() {
  const isVisitor = useSession().session.status === 'signed-out';
  return (
    <section className={classNames(card.card, card.roomy, layout.stack)}>
      <h2>Do you want to see what shows up for you?</h2>
      <p>Three short parts, about 10 minutes. The result is not a diagnosis.</p>
      <div className={layout.row}>{isVisitor ? <VisitorsWays /> : <StartTest />}</div>
      <div className={layout.row}>
        <ButtonLink look="quiet" to={PATHS.games}>
          Play the games
        </ButtonLink>
        <ButtonLink look="quiet" to={PATHS.videos}>
          Watch the videos
        </ButtonLink>
      </div>
    </section>
  );
}

function StartTest() {
  return (
    <Button size="l" {...useOpener('three-tests')}>
      Start Test
    </Button>
  );
}

function VisitorsWays() {
  return (
    <>
      <Button size="l" {...useOpener('sign-up')}>
        Get Started
      </Button>
      <ButtonLink size="l" look="line" to={PATHS.focusGame}>
        Start without an account
      </ButtonLink>
    </>
  );
}
