import { m } from '#messages';
import { AuthDialog } from '../../account/auth-dialog/auth-dialog.tsx';

type PanelProps = { onClose: () => void };

export function SignUpPanel({ onClose }: PanelProps) {
  return <AuthDialog initialMode="signup" onClose={onClose} />;
}

export function FreeTrialPanel({ onClose }: PanelProps) {
  return <AuthDialog initialMode="signup" initialRole={null} remark={m['app.free_trial']()} onClose={onClose} />;
}

export function TeacherSignUpPanel({ onClose }: PanelProps) {
  return <AuthDialog initialMode="signup" initialRole="educator" onClose={onClose} />;
}

export function LogInPanel({ onClose }: PanelProps) {
  return <AuthDialog initialMode="login" onClose={onClose} />;
}
