import type { ScreeningDatabases } from '../../server/database/screening-databases.ts';
import type { Environment } from '../../server/environment/environment.ts';

export type Options = {
  to?: string | undefined;
  print?: boolean | undefined;
  since?: string | undefined;
  link?: boolean | undefined;
};
export type Account = { id: string; email: string };
export type Needs = { databases: ScreeningDatabases; environment: Environment; options: Options; now: Date };
/**
 * A planned command: `would` says what it would do, as the end of
 * a sentence; `act` does it and returns a sentence that says so.
 */
export type Plan = { would: string; act: () => Promise<string> };
