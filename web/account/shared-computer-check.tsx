import { m } from '#messages';
import { Checkbox } from '../ui/checkbox.tsx';

type SharedComputerCheckProps = { isSelected: boolean; onChange: (isShared: boolean) => void };

/** Whether others use this computer. */
export function SharedComputerCheck(props: SharedComputerCheckProps) {
  return (
    <Checkbox
      {...props}
      name="isShared"
      label={m['sign_in.shared_computer.label']()}
      hint={m['sign_in.shared_computer.hint']()}
    />
  );
}
