import { useEffect, useRef } from 'react';
import type { SocialProvider } from '#rules/sign-in-methods.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { useSignInElsewhere } from '../sign-in-elsewhere/use-sign-in-elsewhere.ts';
import { goOnWords, WaitingNote } from '../sign-in-elsewhere/waiting-note.tsx';
import { wayName } from '../sign-in-elsewhere/way-names.ts';

type WaysAgainProps = {
  ways: readonly SocialProvider[];
  /** Whether nothing else stands before them that takes the focus. */
  isFirst: boolean;
  onDone: () => void;
};

/** One button for each place elsewhere where the learner can show who they are. */
export function WaysAgain({ ways, isFirst, onDone }: WaysAgainProps) {
  const elsewhere = useSignInElsewhere(onDone);
  const { message, waitingFor, begin } = elsewhere;
  const buttons = useRef<HTMLDivElement>(null);
  const toButton = () => buttons.current?.querySelector<HTMLElement>(`[data-way="${waitingFor}"]`)?.focus();
  // What was pressed to come here is gone.
  useEffect(() => {
    if (isFirst) buttons.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isFirst]);
  return (
    <div ref={buttons} className={classNames(layout.stack, layout.stackWide)}>
      {ways.map((way) => (
        <Button key={way} look="line" data-way={way} onPress={() => begin(way, 'again')}>
          {`Sign in with ${wayName(way)}`}
        </Button>
      ))}
      {message && <Note tone={message.tone}>{message.sentence}</Note>}
      <WaitingNote elsewhere={elsewhere} onCancel={toButton} />
      <p className={layout.hidden} role="status">
        {waitingFor ? goOnWords(waitingFor) : message?.tone === 'caution' && message.sentence}
      </p>
    </div>
  );
}
