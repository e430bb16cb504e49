// @ts-check
import { pinnedNode, run } from './install.mjs';

process.exitCode = await run(await pinnedNode(), ['scripts/test.ts', ...process.argv.slice(2)]);
