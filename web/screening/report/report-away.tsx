import { Button } from '../../ui/button.tsx';
import { CloudSlashIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';

type ReportAwayProps = { isOfDevice: boolean; onTryAgain: () => void };

/** Says that a report could not be read; what is stored stays as it is. */
export function ReportAway({ isOfDevice, onTryAgain }: ReportAwayProps) {
  return (
    <div className={layout.loading} role="status">
      <Note tone="caution" icon={<CloudSlashIcon />}>
        <p>{isOfDevice ? DEVICE_AWAY : SERVER_AWAY}</p>
        <div>
          <Button look="line" onPress={onTryAgain}>
            Try again
          </Button>
        </div>
      </Note>
    </div>
  );
}

const SERVER_AWAY = 'The server does not answer, so your report cannot be shown now. Your results are still stored.';
const DEVICE_AWAY = 'This browser does not let us read what is kept on this device, so there is no report to show.';
