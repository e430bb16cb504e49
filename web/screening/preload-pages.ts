import { useContext, useEffect } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import { partNumber, SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { SCREENING_PART_INFO } from '../activities/screening-part-info.ts';
import { PATHS } from '../paths.ts';
import { pageLoaded } from '../ui/loading/page-loaded.ts';

/**
 * Preloads the scripts of the pages that can follow a part, so that they open offline too. React Router's own
 * prefetching is not used, because it reloads the page after a failure.
 */
export function usePreloadedPages(part: ScreeningPart): void {
  const routes = useContext(FrameworkContext)?.manifest.routes;

  useEffect(() => {
    const later = pathsAfter(part);
    for (const route of Object.values(routes ?? {})) {
      if (route && later.includes(route.path ?? '')) void preload(route.module);
    }
  }, [routes, part]);
}

/** The later parts, the report, and the dashboard, which is the target of the stop link. */
function pathsAfter(part: ScreeningPart): string[] {
  const laterParts = SCREENING_PARTS.slice(partNumber(part));
  return [...laterParts.map((later) => SCREENING_PART_INFO[later].path), PATHS.report, PATHS.dashboard];
}

/** Ignores failures: the script is loaded again when the page is opened. */
async function preload(script: string): Promise<void> {
  await pageLoaded();
  await import(/* @vite-ignore */ script).catch(() => undefined);
}
