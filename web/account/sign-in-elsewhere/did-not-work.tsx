import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import type { Message, Unfinished } from './outcome-words.ts';
import type { WindowEnd } from './use-window-end.ts';
import { WindowFrame } from './window-frame.tsx';

type DidNotWorkProps = { title?: string | undefined; outcome: Unfinished; message: Message; windowEnd: WindowEnd };

/** Says in words why nobody is signed in, or nothing was added. */
export function DidNotWork({ title = 'This did not work', outcome, message, windowEnd }: DidNotWorkProps) {
  const { isWindow, tell, end } = windowEnd;
  const tellAtOnce = useEffectEvent(() => tell(outcome));
  useEffect(() => tellAtOnce(), []);
  return (
    <WindowFrame title={title}>
      <Note tone={message.tone}>{message.sentence}</Note>
      <div className={layout.row}>
        <Button onPress={() => end(outcome)}>{isWindow ? 'Close this window' : 'Go back'}</Button>
      </div>
    </WindowFrame>
  );
}
