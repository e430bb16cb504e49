/** The Network Information API; only some browsers have it, and few of them tell the type. */
type Connection = { type?: string; saveData?: boolean };

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the browser asks pages to load little. */
export const isDataSaverOn = (): boolean => connection().saveData === true;

/** Whether the browser says that it has Wi-Fi or a cable. */
export const isOnWifi = (): boolean => ['wifi', 'ethernet'].includes(connection().type ?? '');

/** Whether the browser says that it has a mobile network. */
export const isOnMobileNetwork = (): boolean => connection().type === 'cellular';
