import { useState } from 'react';
import type { ExportFormat } from '#contract/my-data.ts';
import { exportMyData } from '../../../api/my-data.ts';
import { isOtherSession, sentenceOf } from '../../../api/request.ts';
import { useSession } from '../../../api/session.tsx';

/** Long enough for any browser to begin writing the file. */
const FREE_AFTER_MS = 60_000;

/** Downloads what is kept about a learner, one file at a time. */
export function useDownload(learnerId: string) {
  const { refresh } = useSession();
  const [busyWith, setBusyWith] = useState<ExportFormat | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);

  const download = async (as: ExportFormat) => {
    if (busyWith) return;
    setFault(null);
    setSaved(null);
    setBusyWith(as);
    try {
      const { name, file } = await exportMyData(learnerId, as);
      saveFile(name, file);
      setSaved(name);
    } catch (error) {
      setFault(sentenceOf(error));
      if (isOtherSession(error)) void refresh();
    } finally {
      setBusyWith(null);
    }
  };
  return { busyWith, fault, saved, download };
}

/** Hands a file over to the browser, as if a link to it had been pressed. */
function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), FREE_AFTER_MS);
}
