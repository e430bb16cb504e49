import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reads data of this device, and again after each change and for each new `key`. `data` is undefined until the first
 * read; `isRefused` is true after a failed read, as in a browser that blocks storage.
 * @param onChange subscribes to changes of the data, and returns the unsubscribe function
 */
export function useDeviceData<Data>(
  key: string,
  read: () => Promise<Data>,
  onChange: (listener: () => void) => () => void,
): { data: Data | undefined; isRefused: boolean } {
  const [data, setData] = useState<Data>();
  const [isRefused, setIsRefused] = useState(false);
  const readNow = useEffectEvent(read);
  const subscribe = useEffectEvent(onChange);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the data depends on the key
  useEffect(() => {
    let latest = 0;
    const update = async () => {
      latest += 1;
      const turn = latest;
      const found = await readNow().then(
        (value) => ({ value }),
        () => null,
      );
      if (turn !== latest) return;
      if (found) setData(found.value);
      setIsRefused(found === null);
    };
    const stopListening = subscribe(() => void update());
    void update();
    return () => {
      latest = -1;
      stopListening();
    };
  }, [key]);

  return { data, isRefused };
}
