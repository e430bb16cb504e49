import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { RequestProblem } from '../http/request.ts';

/** What its children read from the server; pages outside of it do not load TanStack Query. */
export function ServerState({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

function createQueries(): QueryClient {
  const isRefusal = (error: Error) => error instanceof RequestProblem && error.status < 500;
  return new QueryClient({
    // `networkMode: 'always'`, because this device answers some queries itself, and a mutation must fail at once when
    // offline.
    defaultOptions: {
      queries: { networkMode: 'always', retry: (count, error) => count < 2 && !isRefusal(error) },
      mutations: { networkMode: 'always' },
    },
  });
}
