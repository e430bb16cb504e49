import type { ReactNode } from 'react';
import { SessionProvider } from '../api/session.tsx';
import { AwayPage } from './away-page.tsx';
import { NoticesProvider } from './notices/notices-provider.tsx';
import { OutboxSender } from './outbox-sender.tsx';
import { PanelsProvider } from './panels-provider.tsx';
import { SettingsSync } from './settings-sync.tsx';

/** The context providers of every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <SessionProvider away={<AwayPage />}>
      <SettingsSync />
      <OutboxSender />
      <NoticesProvider>
        <PanelsProvider>{children}</PanelsProvider>
      </NoticesProvider>
    </SessionProvider>
  );
}
