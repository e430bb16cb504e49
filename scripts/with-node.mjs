// @ts-check
import { pinnedNode, run } from './install.mjs';

// with-node.mjs [--dev] SCRIPT …: runs a script under the pinned Node; with --dev also installs the packages of tests and development.
const [first = '', ...rest] = process.argv.slice(2);
const forDevelopment = first === '--dev';
process.exitCode = await run(await pinnedNode({ forDevelopment }), forDevelopment ? rest : [first, ...rest]);
