import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { InfoIcon, XIcon } from './icons.ts';
import type { Notice } from './notices.ts';
import css from './toast.module.css';

type ToastProps = { notice: Notice; onClose: () => void };

/** Something that happened, or is asked, in a frame of its own. It stays until it is answered or closed. */
export function Toast({ notice, onClose }: ToastProps) {
  const { sentence, action, decline } = notice;
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef(notice);
  // The button that was pressed is gone with the notice before: the focus must not fall back to the top of the page.
  useEffect(() => {
    const isFocusLost = notice !== first.current && document.activeElement === document.body;
    if (notice.takesFocus || isFocusLost) frame.current?.focus();
  }, [notice]);
  return (
    <div ref={frame} tabIndex={-1} className={css.toast}>
      <p className={css.words} role="status">
        <InfoIcon />
        <span>{sentence}</span>
      </p>
      {action && (
        <Button look={decline ? 'line' : 'quiet'} onPress={action.onPress}>
          {action.label}
        </Button>
      )}
      {decline ? (
        <Button look="quiet" onPress={decline.onPress}>
          {decline.label}
        </Button>
      ) : (
        <Button look="quiet" icon aria-label="Close" onPress={onClose}>
          <XIcon />
        </Button>
      )}
    </div>
  );
}
