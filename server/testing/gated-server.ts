import { onTestFinished } from 'vitest';
import { type ConnectionBounds, listen, stop } from '../http-server.ts';
import { createLoadGate, type LoadBounds } from '../load/load-gate.ts';

type Settings = {
  load?: Partial<LoadBounds>;
  connections?: Partial<ConnectionBounds>;
  isHttps?: boolean;
  isMemoryShort?: () => boolean;
};

/** The work of an app behind its gate, on a real port, until the test ends. */
export async function gatedServer(work: Parameters<typeof createLoadGate>[0], settings: Settings = {}) {
  const { load, connections, isHttps = false, isMemoryShort = () => false } = settings;
  const { server, port } = await listen('127.0.0.1', 0, connections);
  const gate = createLoadGate(work, { isHttps, isMemoryShort, ...(load && { bounds: load }) });
  server.on('connection', gate.welcome).on('request', gate.listener);
  onTestFinished(async () => {
    gate.end();
    await stop(server, 0);
  });
  return { server, port, origin: `http://127.0.0.1:${port}`, gate };
}
