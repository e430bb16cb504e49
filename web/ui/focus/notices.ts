import { createContext, useContext } from 'react';

/** One sentence about something other than the current task. Without an action it goes by itself. */
export type Notice = {
  sentence: string;
  action?: NoticeAction;
  /** The second answer, if the notice is a question. */
  decline?: NoticeAction;
  /** Whether the pressed button has been removed, so that the focus moves to the notice. */
  takesFocus?: boolean;
  /** The element to focus after closing, if the previously focused element has been removed. */
  returnFocus?: () => HTMLElement | null;
};

type NoticeAction = { label: string; onPress: () => void };

/** Replaces the current notice, or closes it (`null`). @returns a function that closes this notice */
type Notify = (notice: Notice | null) => () => void;

export const NoticesContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NoticesContext);
  if (!notify) throw new Error('useNotify outside of the app');
  return notify;
}
