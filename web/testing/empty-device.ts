import { SIGNED_IN_COOKIE } from '#contract/people/signed-in-cookie.ts';
import { clearSavedDraft } from '../account/auth-dialog/use-auth-form.ts';
import { deviceStore } from '../device/device-store.ts';
import { resetSettings, setSettingsLearner } from '../ui/settings/device-settings.ts';

/** Takes everything off the device that the test before left, while no page is open. */
export async function emptyDevice(): Promise<void> {
  // The settings keep in memory what they read.
  setSettingsLearner(null);
  localStorage.clear();
  resetSettings();
  localStorage.clear();
  clearSavedDraft();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as the app does
  for (const name of [SIGNED_IN_COOKIE, 'shared-computer', 'language']) document.cookie = `${name}=; Path=/; Max-Age=0`;
  const store = await deviceStore();
  for (const name of store.objectStoreNames) await store.clear(name);
}
