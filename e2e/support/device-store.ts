import type { Page } from '@playwright/test';

type Row = Record<string, unknown>;

/** Everything in one store of this device. */
export function storedRows<R extends object = Row>(page: Page, store: string): Promise<R[]> {
  return page.evaluate(
    (name) =>
      new Promise<R[]>((resolve, reject) => {
        const opening = indexedDB.open('thembstudy');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          if (!database.objectStoreNames.contains(name)) return resolve([]);
          const reading = database.transaction(name).objectStore(name).getAll();
          database.close();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
    store,
  );
}

/** Puts rows into a store behind the back of the app, which has opened it before. */
export function storeRows(page: Page, store: string, rows: readonly object[]): Promise<void> {
  return page.evaluate(
    ([name, added]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('thembstudy');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(name, 'readwrite');
          for (const row of added) writing.objectStore(name).put(row);
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [store, rows] as const,
  );
}
