import { useRef, useState } from 'react';
import { m } from '#messages';
import { focus } from '../focus/focus.ts';
import { CheckIcon } from '../icons.ts';
import { Note, Row, Stack } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { LIVE_REGION } from '../words/live-region.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

/** A link that is shown once, to be copied. */
export function NewLink({ address, onAnother }: { address: string; onAnother: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome(m['shared.link.copied']());
    } catch {
      box.current?.querySelector('input')?.select();
      setOutcome(m['shared.link.copy_by_hand']());
    }
  };
  return (
    <Stack isWide>
      <div ref={focus} tabIndex={-1}>
        <Note tone="positive" icon={<CheckIcon />}>
          {m['shared.link.made']()}
        </Note>
      </div>
      <div ref={box} className={layout.short}>
        <TextField label={m['shared.link.label']()} value={address} isReadOnly />
      </div>
      <Row className={layout.rowQuiet}>
        <Button onPress={() => void copy()}>{m['shared.link.copy']()}</Button>
        <Button look="quiet" onPress={onAnother}>
          {m['shared.link.make_another']()}
        </Button>
      </Row>
      <p className={outcome ? undefined : layout.hidden} {...LIVE_REGION}>
        {outcome}
      </p>
    </Stack>
  );
}
