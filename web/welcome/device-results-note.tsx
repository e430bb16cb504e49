import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { deviceStoreExists } from '../device/device-store-exists.ts';
import { PATHS } from '../paths.ts';
import { Note } from '../ui/layout/layout.tsx';

/** Says that results on this device, from before the log-in, are not in the account; renders nothing if there are none. */
export function DeviceResultsNote() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let isOver = false;
    haveVisitorsDoneParts().then(
      (haveDone) => isOver || setIsShown(haveDone),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, []);
  if (!isShown) return null;
  return (
    <Note>
      <p>
        {m['welcome.go_on.of_device.sentence']()} <Link to={PATHS.report}>{m['welcome.go_on.of_device.show']()}</Link>
      </p>
    </Note>
  );
}

/** Whether visitors have done a part of the test on this device. */
async function haveVisitorsDoneParts(): Promise<boolean> {
  if (!(await deviceStoreExists())) return false;
  const { deviceStore } = await import('../device/device-store.ts');
  return (await (await deviceStore()).count('answers')) > 0;
}
