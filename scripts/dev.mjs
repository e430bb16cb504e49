// @ts-check
import { pinnedNode, run } from './install.mjs';

const node = await pinnedNode();
const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';
const apiPort = String(Number(port) + 1);

await run(node, ['scripts/build.ts', '--if-changed']);
const server = run(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  PORT: apiPort,
  PUBLIC_URL: `http://${host}:${port}`,
});
const pages = run(node, ['node_modules/@react-router/dev/bin.cjs', 'dev', '--host', host, '--port', port], {
  API_ORIGIN: `http://${host}:${apiPort}`,
});
process.exitCode = (await Promise.all([server, pages])).find((code) => code !== 0) ?? 0;
