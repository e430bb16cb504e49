import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { RequestProblem } from '../api/request.ts';

/** For the pages that read from the server. The others do not load what this needs. */
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
    // Our own device answers some queries, so being offline is no reason to wait with them.
    defaultOptions: { queries: { networkMode: 'always', retry: (count, error) => count < 2 && !isRefusal(error) } },
  });
}
