import { AuthDialog } from '../account/auth-dialog/auth-dialog.tsx';

type PanelProps = { onClose: () => void };

export function SignUpPanel({ onClose }: PanelProps) {
  return <AuthDialog initialMode="signup" onClose={onClose} />;
}

export function FreeTrialPanel({ onClose }: PanelProps) {
  return (
    <AuthDialog
      initialMode="signup"
      remark="Everything here is free. There is nothing to pay later."
      onClose={onClose}
    />
  );
}

export function LogInPanel({ onClose }: PanelProps) {
  return <AuthDialog initialMode="login" onClose={onClose} />;
}
