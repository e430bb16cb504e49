// @ts-check
import { pinnedNode, run } from './install.mjs';

process.exitCode = await run(await pinnedNode({ forDevelopment: true }), ['scripts/test.ts', ...process.argv.slice(2)]);
