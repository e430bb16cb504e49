// @ts-check
import { pinnedNode, run } from './install.mjs';
import { SERVER_FLAGS, SERVER_SETTINGS } from './servers/server-process.mjs';

const node = await pinnedNode();
const built = await run(node, ['scripts/build.ts', '--if-changed'], SERVER_SETTINGS);
process.exitCode =
  built || (await run(node, [...SERVER_FLAGS, 'server/main.ts', ...process.argv.slice(2)], SERVER_SETTINGS));
