import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { SessionProvider } from '../api/session.tsx';
import { formatLocale } from '../ui/words/language.ts';
import { AwayPage } from './away-page.tsx';
import { NoticesProvider } from './notices/notices-provider.tsx';
import { OutboxSender } from './outbox-sender.tsx';
import { PanelsProvider } from './panels-provider.tsx';
import { SettingsSync } from './settings-sync.tsx';

/** The context providers of every page. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    // React Aria takes language and direction from here; otherwise from the browser.
    <I18nProvider locale={formatLocale()}>
      <SessionProvider away={<AwayPage />}>
        <SettingsSync />
        <OutboxSender />
        <NoticesProvider>
          <PanelsProvider>{children}</PanelsProvider>
        </NoticesProvider>
      </SessionProvider>
    </I18nProvider>
  );
}
