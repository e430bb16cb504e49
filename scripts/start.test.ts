import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AppServer } from './servers/app-server.ts';
import { IS_ROOT, NOBODY, UNPRIVILEGED } from './servers/unprivileged.ts';

it.skipIf(!IS_ROOT)('npm start serves when only the data folder can be written (skipped: needs root)', async () => {
  // Only root can enter the temporary folder of the tests.
  const dataDir = mkdtempSync('/tmp/thembstudy-data-');
  chownSync(dataDir, NOBODY, NOBODY);
  try {
    const server = await AppServer.start({}, { dataDir, script: 'scripts/start.mjs', wrapper: UNPRIVILEGED });
    expect((await fetch(`${server.address}/api/ready`)).status).toBe(200);
    expect(readdirSync(dataDir)).toContain('thembstudy.sqlite');
    await server.stop();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
