import { Navigate } from 'react-router';
import { PATHS } from '../paths.ts';
import { LoadingPage } from '../ui/layout/page.tsx';

/** Leads to the landing page from a page for signed-in learners. It stays as high until then. */
export function LeavingPage() {
  return (
    <>
      <LoadingPage />
      <Navigate to={PATHS.landing} replace />
    </>
  );
}
