import { createContext, useContext } from 'react';

/** One sentence about something besides the task; it stays until it is closed. */
export type Notice = {
  sentence: string;
  action?: NoticeAction;
  /** The second answer, if the notice is a question. */
  decline?: NoticeAction;
  /** Whether the pressed button is gone, so that the focus moves to the notice. */
  takesFocus?: boolean;
  /** The element to focus when the notice is closed and the one focused before is gone. */
  returnFocus?: () => HTMLElement | null;
};

type NoticeAction = { label: string; onPress: () => void };

/** Shows a notice in place of the one before, or closes it (`null`). @returns a function that closes this one */
type Notify = (notice: Notice | null) => () => void;

export const NoticesContext = createContext<Notify | null>(null);

export function useNotify(): Notify {
  const notify = useContext(NoticesContext);
  if (!notify) throw new Error('useNotify outside of the app');
  return notify;
}
