import { useRef } from 'react';
import { m } from '#messages';
import type { RunValidityCode } from '#rules/games/runs.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';

/** Explains the validity problem of a run. */
export function ChoicesValidityNote({ because }: { because: RunValidityCode }) {
  const reason = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={reason}>{m['games.choices.because']({ validity: because })}</p>
      <ListenButton of={reason} />
    </>
  );
}
