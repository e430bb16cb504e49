import { m } from '#messages';
import { Switch } from '../../ui/controls/switch.tsx';
import { changeTools, useReadingTools } from '../reading-tools.ts';
import { KINDS_MEGABYTES } from './kind-names.ts';

export function KindsSwitch() {
  const { kinds } = useReadingTools();
  return (
    <Switch
      label={m['words.kinds.label']()}
      hint={m['words.kinds.hint']({ megabytes: KINDS_MEGABYTES })}
      isSelected={kinds}
      onChange={(isSelected) => changeTools({ kinds: isSelected })}
    />
  );
}
