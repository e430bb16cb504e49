/** The version of the app that this page runs: React Router's hash of all its scripts. Empty where nothing was built. */
export function pageVersion(): string {
  const { __reactRouterManifest } = globalThis as { __reactRouterManifest?: { version?: string } };
  return __reactRouterManifest?.version ?? '';
}
