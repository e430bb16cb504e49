/** Under this name a browser knows what this app keeps on the device. */
export const DEVICE_STORE = 'thembstudy';

/** Whether anything was ever kept on this device; true also where the browser does not tell. */
export async function isStoreThere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DEVICE_STORE);
  } catch {
    return true;
  }
}
