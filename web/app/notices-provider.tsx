import { type ReactNode, useCallback, useState } from 'react';
import { type Notice, NoticesContext } from '../ui/notices.ts';
import { Toast } from '../ui/toast.tsx';
import css from './notices-provider.module.css';

/** Shows the one notice there is, at the foot of the window. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const notify = useCallback((shown: Notice | null) => {
    setNotice(shown);
    return () => setNotice((now) => (now === shown ? null : now));
  }, []);
  return (
    <NoticesContext value={notify}>
      {children}
      {notice && (
        <div className={css.place}>
          <Toast notice={notice} onClose={() => notify(null)} />
        </div>
      )}
    </NoticesContext>
  );
}
