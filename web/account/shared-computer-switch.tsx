import { m } from '#messages';
import { Switch } from '../ui/controls/switch.tsx';

type SharedComputerSwitchProps = { isSelected: boolean; onChange: (isShared: boolean) => void };

/** Whether others use this computer. */
export function SharedComputerSwitch(props: SharedComputerSwitchProps) {
  return (
    <Switch
      {...props}
      name="isShared"
      label={m['sign_in.shared_computer.label']()}
      hint={m['sign_in.shared_computer.hint']()}
    />
  );
}
