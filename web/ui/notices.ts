import { createContext, useContext } from 'react';

/** One plain sentence about something that happened beside the task; it stays until it is closed. */
export type Notice = {
  sentence: string;
  action?: NoticeAction;
  /** What one can say instead of closing it, where the notice is a question. */
  decline?: NoticeAction;
  /** What was pressed is gone, so the focus goes to the notice. */
  takesFocus?: boolean;
  /** Where the focus goes when the notice is closed, where what had it before is gone. */
  returnFocus?: () => HTMLElement | null;
};

type NoticeAction = { label: string; onPress: () => void };

/** Shows a notice in place of any earlier one, or takes it away; gives what withdraws this one. */
type Notify = (notice: Notice | null) => () => void;

export const NoticesContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NoticesContext);
  if (!notify) throw new Error('useNotify outside of the app');
  return notify;
}
