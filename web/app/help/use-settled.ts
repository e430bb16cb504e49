import { useEffect, useState } from 'react';

/** The value once it stays the same for a while; before that, the one that stayed last. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, afterMs, value);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
