import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RequestProblem } from '../api/request.ts';
import { SessionProvider } from '../api/session.tsx';
import { AwayPage } from './away-page.tsx';
import { NoticesProvider } from './notices-provider.tsx';
import { OutboxSender } from './outbox-sender.tsx';
import { PanelsProvider } from './panels-provider.tsx';

/** Everything that every page stands on. */
export function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider away={<AwayPage />}>
        <OutboxSender />
        <NoticesProvider>
          <PanelsProvider>{children}</PanelsProvider>
        </NoticesProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function createQueries(): QueryClient {
  const isRefusal = (error: Error) => error instanceof RequestProblem && error.status < 500;
  return new QueryClient({
    // Our own device answers some queries, so being offline is no reason to wait with them.
    defaultOptions: { queries: { networkMode: 'always', retry: (count, error) => count < 2 && !isRefusal(error) } },
  });
}
