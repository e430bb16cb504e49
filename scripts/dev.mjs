// @ts-check
import { pinnedNode, run, wasStopped } from './install.mjs';

const node = await pinnedNode({ forDevelopment: true });
const host = process.env.HOST ?? '127.0.0.1';
const port = process.env.PORT ?? '3000';
const apiPort = String(Number(port) + 1);

const built = await run(node, ['scripts/build.ts', '--if-changed']);
if (built !== 0) process.exit(built);
const messages = run(node, ['--watch', '--watch-path=messages/en', '--watch-preserve-output', 'messages/compile.ts']);
const server = run(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  PORT: apiPort,
  PUBLIC_URL: `http://${host}:${port}`,
  CHECK_ANSWERS: 'true',
});
const pages = run(
  node,
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--host', host, '--port', port, '--strictPort'],
  {
    API_ORIGIN: `http://${host}:${apiPort}`,
  },
);
// Ctrl-C ends all three processes.
process.exitCode = (await Promise.all([messages, server, pages])).find((code) => code !== 0 && !wasStopped(code)) ?? 0;
