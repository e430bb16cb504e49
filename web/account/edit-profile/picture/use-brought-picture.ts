import { useRef, useState } from 'react';
import { asPictureFault, ownPicture, PictureFault } from './own-picture.ts';

/** A picture of the learner's own, from the file that they choose until it can be seen. */
export function useBroughtPicture(onRead: (shown: string) => void) {
  const [isReading, setIsReading] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const last = useRef<File>(null);

  const bring = async (file: File) => {
    last.current = file;
    setFault(null);
    setIsReading(true);
    const read = await ownPicture(file).catch(asPictureFault);
    // Of two files the last one counts.
    if (last.current !== file) return;
    setIsReading(false);
    if (read instanceof PictureFault) setFault(read.message);
    else onRead(read);
  };
  return { isReading, fault, bring, forgetFault: () => setFault(null) };
}
