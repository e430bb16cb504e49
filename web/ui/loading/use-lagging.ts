import { useEffect, useState } from 'react';

/** Longer than it takes a browser to tell screen readers of a change. */
const LAG_MS = 100;

/**
 * The value of a moment before. With it, a pressed button can stay in the page until the focus has moved on: where it is
 * removed in the moment in which a text box gets the focus, Orca says nothing and takes what is typed for its own keys.
 */
export function useLagging<Value>(value: Value): Value {
  const [lagging, setLagging] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setLagging, LAG_MS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return lagging;
}
