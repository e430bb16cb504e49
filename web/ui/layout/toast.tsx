import { useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { Button } from '../controls/button.tsx';
import type { Notice } from '../focus/notices.ts';
import { InfoIcon, XIcon } from '../icons.ts';
import { LIVE_REGION } from '../words/live-region.ts';
import css from './toast.module.css';

/** Long enough to notice it and to read it twice at 120 words a minute. */
const NOTICE = { startMs: 3000, perWordMs: 500 };

/** A notice or a question in a frame of its own. It stays until it is answered or closed; one without an answer also goes by itself. */
export function Toast({ notice, onClose }: { notice: Notice | null; onClose: () => void }) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(notice);
  const words = useId();
  useEffect(() => {
    const isNext = before.current !== null && before.current !== notice;
    before.current = notice;
    // The pressed button was removed with the previous notice; the focus must not go back to the top of the page.
    const isFocusLost = isNext && document.activeElement === document.body;
    if (notice && (notice.takesFocus || isFocusLost)) frame.current?.focus();
  }, [notice]);
  useEffect(() => {
    if (!notice || notice.action) return;
    const close = () => {
      if (!document.hidden && !frame.current?.matches(':hover, :focus-within')) onClose();
    };
    const timer = setInterval(close, NOTICE.startMs + notice.sentence.split(' ').length * NOTICE.perWordMs);
    return () => clearInterval(timer);
  }, [notice, onClose]);
  const said = notice && (
    <>
      <InfoIcon />
      <span id={words}>{notice.sentence}</span>
    </>
  );
  return (
    <div ref={frame} {...(notice && { role: 'region', 'aria-labelledby': words, tabIndex: -1, className: css.toast })}>
      {/* Rendered before it has text: screen readers announce only changes of a live region. */}
      <p className={css.words} {...LIVE_REGION}>
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
        <Button look="quiet" icon aria-label={m['shared.close']()} onPress={onClose}>
          <XIcon />
        </Button>
      )}
    </div>
  );
}
