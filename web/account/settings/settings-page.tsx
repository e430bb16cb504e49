import { NotReady } from '../../ui/not-ready.tsx';

export const meta = () => [{ title: 'Settings | #thembstudy' }];

export default function SettingsPage() {
  return (
    <NotReady title="Settings" sentence="Settings are not ready yet.">
      <p>Until then, pages follow your device: dark or light, more contrast, and less motion.</p>
    </NotReady>
  );
}
