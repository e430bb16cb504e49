import { useSession } from './session.tsx';

/** Whether the learner who is here asked for nothing but the task: no links, menus and badges around it. */
export function useFocusMode(): boolean {
  return useSession().session.learner?.preferences.focusMode ?? false;
}
