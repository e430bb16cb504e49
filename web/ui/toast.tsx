import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { InfoIcon, XIcon } from './icons.ts';
import type { Notice } from './notices.ts';
import css from './toast.module.css';

type ToastProps = { notice: Notice | null; onClose: () => void };

/** Something that happened, or is asked, in a frame of its own. It stays until it is answered or closed. */
export function Toast({ notice, onClose }: ToastProps) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(notice);
  const words = useId();
  useEffect(() => {
    const isNext = before.current !== null && before.current !== notice;
    before.current = notice;
    // The button that was pressed is gone with the notice before: the focus must not fall back to the top of the page.
    const isFocusLost = isNext && document.activeElement === document.body;
    if (notice && (notice.takesFocus || isFocusLost)) frame.current?.focus();
  }, [notice]);
  const said = notice && (
    <>
      <InfoIcon />
      <span id={words}>{notice.sentence}</span>
    </>
  );
  return (
    <div
      ref={frame}
      {...(notice && { role: 'region', 'aria-labelledby': words, tabIndex: -1, className: classNames(css.toast) })}
    >
      {/* It stands there before there is anything to say: only what is put into it later is read out. */}
      <p className={css.words} role="status">
        {!notice?.takesFocus && said}
      </p>
      {notice?.takesFocus && <p className={css.words}>{said}</p>}
      {notice && <Answers notice={notice} onClose={onClose} />}
    </div>
  );
}

function Answers({ notice: { action, decline }, onClose }: { notice: Notice; onClose: () => void }) {
  return (
    <div className={css.answers}>
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
