import type { Learner } from '#contract/learner.ts';
import { focus } from '../../ui/focus.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { FreshSignIn } from '../fresh-sign-in/fresh-sign-in.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { goOnWords } from '../sign-in-elsewhere/waiting-note.tsx';
import { AwayNote } from './away-note.tsx';
import { AddWays } from './ways-in/add-ways.tsx';
import { useChangeWays } from './ways-in/use-change-ways.ts';
import { WayList } from './ways-in/way-list.tsx';

const AWAY = 'The server does not answer, so your ways to sign in cannot be shown now.';

/** In which ways the learner can sign in: one can be added, and taken away again as long as another one is left. */
export function SignInMethodsCard({ learner }: { learner: Learner }) {
  const { ways, isAway, askAgain, elsewhere, taking, again, outcome, message, takeAway, add } = useChangeWays(
    learner.id,
  );
  const { held, isStale, letGo } = again;
  const goOn = () => held && void takeAway(held);
  return (
    <SettingsCard title="Ways to sign in">
      {!ways && !isAway && <p className={layout.soft}>One moment.</p>}
      {isAway && <AwayNote sentence={AWAY} onTryAgain={askAgain} />}
      {ways && !isStale && (
        <WayList ways={ways} taking={taking} returnTo={held} onTakeAway={(way) => void takeAway(way)} />
      )}
      {isStale && (
        <div ref={focus} tabIndex={-1}>
          <FreshSignIn learner={learner} onDone={goOn} onCancel={letGo} />
        </div>
      )}
      {outcome && (
        // What was pressed is gone, so the focus goes to what came of it.
        <div key={outcome} ref={focus} tabIndex={-1}>
          <Note tone="positive" icon={<CheckIcon />}>
            {outcome}
          </Note>
        </div>
      )}
      {message && <Note tone={message.tone}>{message.sentence}</Note>}
      {ways && !isStale && <AddWays ways={ways} elsewhere={elsewhere} onAdd={add} />}
      <p className={layout.hidden} role="status">
        {elsewhere.waitingFor ? goOnWords(elsewhere.waitingFor) : message?.tone === 'caution' && message.sentence}
      </p>
    </SettingsCard>
  );
}
