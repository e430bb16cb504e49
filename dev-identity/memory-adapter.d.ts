// The types of the library leave this module out. Without `adapter`, the library uses it too, but prints a warning.
declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  import type { AdapterFactory } from 'oidc-provider';

  export function createMemoryAdapter(): AdapterFactory;
}
