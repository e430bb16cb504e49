import type { Fault } from './fault.ts';
import { killOften } from './kills-under-load.ts';
import { withLosses } from './loss.ts';
import { onPostgres } from './on-postgres.ts';
import { inScene } from './scene.ts';

export const killsOnPostgres: Fault = {
  name: 'kills-on-postgres',
  times: 50,
  run: (times) => onPostgres((_, databaseUrl) => inScene({ databaseUrl }, (scene) => killOften(scene, times))),
  control: () =>
    onPostgres((_, databaseUrl) =>
      inScene({ databaseUrl }, async (scene) => {
        await scene.whilePlaying(() => scene.moreAcknowledged(20));
        return scene.inDatabase((database) => withLosses(database, scene.ledger));
      }),
    ),
};
