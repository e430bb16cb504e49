import { useRef } from 'react';
import type { LinkedSignInMethod } from '#contract/sign-in-methods.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#rules/sign-in-methods.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PlusIcon } from '../../../ui/icons.ts';
import layout from '../../../ui/layout.module.css';
import type { SignInElsewhere } from '../../sign-in-elsewhere/use-sign-in-elsewhere.ts';
import { WaitingNote } from '../../sign-in-elsewhere/waiting-note.tsx';
import { isSetUp, wayName } from '../../sign-in-elsewhere/way-names.ts';

type AddWaysProps = {
  ways: readonly LinkedSignInMethod[];
  elsewhere: SignInElsewhere;
  onAdd: (way: SocialProvider) => void;
};

/** A button for each way that can be added here. */
export function AddWays({ ways, elsewhere, onAdd }: AddWaysProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const { waitingFor } = elsewhere;
  const toButton = () => buttons.current?.querySelector<HTMLElement>(`[data-way="${waitingFor}"]`)?.focus();
  const missing = SOCIAL_PROVIDERS.filter((way) => isSetUp(way) && !ways.some((one) => one.way === way));
  if (missing.length === 0) return null;
  return (
    <>
      <div ref={buttons} className={classNames(layout.row, layout.rowTight)}>
        {missing.map((way) => (
          <Button key={way} look="line" data-way={way} onPress={() => onAdd(way)}>
            <PlusIcon />
            {`Add ${wayName(way)}`}
          </Button>
        ))}
      </div>
      <WaitingNote elsewhere={elsewhere} onCancel={toButton} />
    </>
  );
}
