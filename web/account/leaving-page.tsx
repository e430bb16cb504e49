import { Navigate } from 'react-router';
import { PATHS } from '../paths.ts';
import { LoadingPage } from '../ui/layout/layout.tsx';

/** Redirects to the landing page from a page for signed-in learners; it is as high as the window until then. */
export function LeavingPage() {
  return (
    <>
      <LoadingPage />
      <Navigate to={PATHS.landing} replace />
    </>
  );
}
