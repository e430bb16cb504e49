import { useContext, useEffect } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { pathsAfter } from './part-paths.ts';

/**
 * Loads the scripts and styles of the pages after this part while it runs: they open also when the server goes away.
 * React Router's own prefetching does not serve, because it answers a failed load by reloading the page.
 */
export function usePagesAhead(part: ScreeningPart): void {
  const routes = useContext(FrameworkContext)?.manifest.routes;

  useEffect(() => {
    const later = pathsAfter(part);
    const pages = Object.values(routes ?? {}).filter((route) => later.includes(route?.path ?? ''));
    for (const page of pages) {
      if (page) void loadAhead(page.module, page.css ?? []);
    }
  }, [routes, part]);
}

/** A page that could not be loaded ahead is loaded when it is opened. */
async function loadAhead(script: string, styles: readonly string[]): Promise<void> {
  const style = async (address: string) => (await fetch(address)).text();
  await Promise.allSettled([import(/* @vite-ignore */ script), ...styles.map(style)]);
}
