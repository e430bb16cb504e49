import { useEffect, useState } from 'react';

/** Longer than a browser takes to notify screen readers of a change. */
const LAG_MS = 100;

/**
 * Returns the value delayed by `LAG_MS`, so that a pressed button stays in the page until the focus has moved. If it
 * were removed when a text box gets the focus, Orca would say nothing and handle typed keys as its own commands.
 */
export function useDeferredBusy<Value>(value: Value): Value {
  const [deferredBusy, setDeferredBusy] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDeferredBusy, LAG_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return deferredBusy;
}
