import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type Notice, NoticesContext } from '../../ui/focus/notices.ts';
import { Toast } from '../../ui/layout/toast.tsx';
import { FocusBefore } from '../focus-before.ts';
import { useKeepsMainActionsFree } from './main-actions.ts';
import css from './notices-provider.module.css';

/** Shows one notice at a time, where it covers no main action. When it is closed, the focus returns to where it was. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const current = useRef<Notice | null>(null);
  const [before] = useState(() => new FocusBefore());
  useKeepsMainActionsFree(place, notice);
  const notify = useCallback(
    (shown: Notice | null) => {
      if (!place.current?.contains(document.activeElement)) before.remember();
      else if (!shown) before.restore(current.current?.returnFocus?.());
      current.current = shown;
      setNotice(shown);
      return () => setNotice((now) => (now === shown ? null : now));
    },
    [before],
  );
  const close = useCallback(() => void notify(null), [notify]);
  return (
    <NoticesContext value={notify}>
      {children}
      <div ref={place} className={css.place}>
        <Toast notice={notice} onClose={close} />
      </div>
    </NoticesContext>
  );
}
