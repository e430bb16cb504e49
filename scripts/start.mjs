// @ts-check
import { pinnedNode, run } from './install.mjs';

const node = await pinnedNode();
const built = await run(node, ['scripts/build.ts', '--if-changed']);
// A small young generation keeps the memory of the server flat; see docs/decisions/004.
process.exitCode = built || (await run(node, ['--max-semi-space-size=4', 'server/main.ts']));
