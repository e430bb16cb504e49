import { Outlet } from 'react-router';
import { ServerState } from '../api/server-state.tsx';

/** The layout of pages that read from the server. */
export default function ServerStateLayout() {
  return (
    <ServerState>
      <Outlet />
    </ServerState>
  );
}
