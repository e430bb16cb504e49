// @ts-check
import { pinnedNode, run } from './install.mjs';

const node = await pinnedNode();
// Node keeps what it compiled, which halves the work of every later start.
const settings = { NODE_COMPILE_CACHE: '.cache/compiled' };
const built = await run(node, ['scripts/build.ts', '--if-changed'], settings);
// A small young generation keeps the memory of the server flat; see docs/decisions/004.
process.exitCode =
  built || (await run(node, ['--max-semi-space-size=4', 'server/main.ts', ...process.argv.slice(2)], settings));
