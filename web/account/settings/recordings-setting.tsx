import { useEffect } from 'react';
import { m } from '#messages';
import { isDataSaverOn } from '../../device/recordings/connection.ts';
import {
  keepRecordings,
  lookUpRecordings,
  megabytesOf,
  type RecordingsState,
  useRecordings,
} from '../../device/recordings/kept-recordings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { SettingsCard } from './settings-card.tsx';

/** Whether this device stores all recordings, so that letters and texts can be played offline. */
export function RecordingsSetting() {
  const recordings = useRecordings();
  const { isWanted, bytes, keptBytes, progress } = recordings;
  useEffect(() => void lookUpRecordings().catch(() => undefined), []);
  const keep = (isKept: boolean) => void keepRecordings(isKept).catch(() => undefined);
  const missing = (bytes ?? 0) - keptBytes;
  return (
    <SettingsCard title={m['settings.without_network.title']()}>
      <p>{m['settings.without_network.lead']()}</p>
      <p>{m['settings.without_network.silent']()}</p>
      <div data-until-hydrated>
        <Switch
          label={m['settings.without_network.label']()}
          hint={hintOf(recordings)}
          isSelected={isWanted}
          onChange={keep}
        />
      </div>
      {isWanted && missing > 0 && progress !== 'loading' && (
        <Row>
          <Button look="line" onPress={() => keep(true)}>
            {m['settings.without_network.get_rest']({ megabytes: megabytesOf(missing) })}
          </Button>
        </Row>
      )}
    </SettingsCard>
  );
}

function hintOf({ isWanted, bytes, keptBytes, progress }: RecordingsState): string {
  if (bytes === null) return m['settings.without_network.hint_unknown']();
  const megabytes = megabytesOf(bytes);
  if (!isWanted) return m['settings.without_network.hint_off']({ megabytes });
  if (keptBytes === bytes) return m['settings.without_network.hint_kept']({ megabytes });
  const sizes = { kept: Math.floor(keptBytes / 1_000_000), megabytes };
  if (progress === 'loading') return m['settings.without_network.hint_loading'](sizes);
  if (progress === 'failed') return m['settings.without_network.hint_failed'](sizes);
  if (progress === 'no-room') return m['settings.without_network.hint_no_room'](sizes);
  return isDataSaverOn()
    ? m['settings.without_network.hint_saves_data'](sizes)
    : m['settings.without_network.hint_wifi'](sizes);
}
