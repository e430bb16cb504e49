/** Values of one tab, which a reload keeps. */
export const IN_THIS_TAB = () => sessionStorage;

const listeners = new Set<() => void>();

/** A small text that this browser keeps. A browser that refuses storage keeps nothing and finds nothing. */
export function storedText(key: string, storage = () => localStorage) {
  return {
    read(): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** @param text null removes it @returns whether the browser took it */
    write(text: string | null): boolean {
      let isTaken = true;
      try {
        if (text === null) storage().removeItem(key);
        else storage().setItem(key, text);
      } catch {
        isTaken = false;
      }
      for (const listener of listeners) listener();
      return isTaken;
    },
  };
}

/** `owner`: whose value it is; that of the visitor of this device (`null`) has a key of its own. */
type Options = { owner?: string | null; storage?: () => Storage };

/** A small value that this browser keeps as JSON. */
export function stored<Value extends object>(key: string, { owner, storage }: Options = {}) {
  const text = storedText(owner === null ? `${key}-signed-out` : key, storage);
  return {
    /**
     * What `usable` finds in the stored value; nothing stored is an empty value. Null for what it cannot read, such as what
     * another version of the app stored.
     */
    read<Found>(usable: (kept: Partial<Value>) => Found | null): Found | null {
      try {
        return usable(Object(JSON.parse(text.read() ?? 'null')));
      } catch {
        return null;
      }
    },
    /** @param value null removes it */
    write(value: Value | null): void {
      text.write(value && JSON.stringify(value));
    },
  };
}

/** Calls `listener` when a stored value may have changed, in this tab or another; returns what ends this. */
export function onStoredChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
