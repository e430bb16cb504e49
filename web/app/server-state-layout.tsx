import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { RequestProblem } from '../http/request.ts';

/** The layout of pages that read from the server; other pages do not load TanStack Query. */
export default function ServerStateLayout() {
  const [queries] = useState(createQueries);
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
    </QueryClientProvider>
  );
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
