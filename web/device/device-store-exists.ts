/** The name of the app's IndexedDB database. */
export const DEVICE_STORE = 'thembstudy';

/** Whether the database exists; true if the browser cannot tell. A separate module, so that it loads without idb. */
export async function deviceStoreExists(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DEVICE_STORE);
  } catch {
    return true;
  }
}
