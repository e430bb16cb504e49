// @ts-check
import { pinnedNode, run } from './install.mjs';

// with-node.mjs SCRIPT …: runs a script under the pinned Node.
process.exitCode = await run(await pinnedNode(), process.argv.slice(2));
