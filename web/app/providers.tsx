import type { ReactNode } from 'react';
import { SessionProvider } from '../api/session.tsx';
import { AwayPage } from './away-page.tsx';
import { NoticesProvider } from './notices-provider.tsx';
import { OutboxSender } from './outbox-sender.tsx';
import { PanelsProvider } from './panels-provider.tsx';
import { SettingsFollower } from './settings-follower.tsx';

/** Everything that every page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <SessionProvider away={<AwayPage />}>
      <SettingsFollower />
      <OutboxSender />
      <NoticesProvider>
        <PanelsProvider>{children}</PanelsProvider>
      </NoticesProvider>
    </SessionProvider>
  );
}
