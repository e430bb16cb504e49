import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Preferences } from '#contract/people/settings.ts';

type Name = keyof Preferences;
/** `shown` is the value before the change. */
type PreferenceChange = { name: Name; value: boolean; shown: boolean };
type Needs = {
  queries: QueryClient;
  learnerId: string;
  send: (change: PreferenceChange) => Promise<unknown>;
  show: (name: Name, value: boolean) => void;
  /** Called after a toggle was reset to the value that the server has. */
  onReverted: (error: unknown) => void;
};

/**
 * The mutation that changes one toggle. The change shows at once; requests are sent one at a time. If the last change
 * of a toggle fails, the toggle is reset to the last value that the server accepted.
 */
export function preferenceMutation({ queries, learnerId, send, show, onReverted }: Needs) {
  const mutationKey = ['preferences', learnerId];
  const confirmed = new Map<Name, boolean>();
  const isOnlyPending = (name: Name) =>
    queries.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as PreferenceChange).name === name,
    }) === 1;

  return mutationOptions({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: send,
    onMutate: ({ name, value, shown }) => {
      // With no other change pending, the server has the value that is shown.
      if (isOnlyPending(name)) confirmed.set(name, shown);
      show(name, value);
    },
    onSuccess: (_answer, { name, value }) => {
      confirmed.set(name, value);
    },
    onError: (error, { name, shown }) => {
      if (!isOnlyPending(name)) return;
      show(name, confirmed.get(name) ?? shown);
      onReverted(error);
    },
  });
}
