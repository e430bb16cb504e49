import { m } from '#messages';
import { changeKeptRecordings, type RecordingsState, useRecordings } from '../../device/texts/kept-recordings.ts';
import { Switch } from '../../ui/controls/switch.tsx';
import { SettingsCard } from './settings-card.tsx';

const MEGABYTE = 1_000_000;

/** Whether this device stores all recordings, so that letters and texts can be played offline. */
export function RecordingsSetting() {
  const recordings = useRecordings();
  return (
    <SettingsCard title={m['settings.without_network.title']()}>
      <p>{m['settings.without_network.lead']()}</p>
      <div data-until-hydrated>
        <Switch
          label={m['settings.without_network.label']()}
          hint={hintOf(recordings)}
          isSelected={recordings.wanted}
          onChange={(wanted) => void changeKeptRecordings(wanted).catch(() => undefined)}
        />
      </div>
    </SettingsCard>
  );
}

function hintOf({ wanted, kept, isDataSaverOn, bytes }: RecordingsState): string {
  const megabytes = Math.max(1, Math.round((bytes ?? 0) / MEGABYTE));
  if (bytes === null) return m['settings.without_network.hint_unknown']();
  if (!wanted) return m['settings.without_network.hint_off']({ megabytes });
  if (kept) return m['settings.without_network.hint_kept']({ megabytes });
  return isDataSaverOn
    ? m['settings.without_network.hint_saves_data']({ megabytes })
    : m['settings.without_network.hint_loading']({ megabytes });
}
