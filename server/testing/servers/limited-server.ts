import { onTestFinished } from 'vitest';
import { type AdmissionBounds, limitAdmission } from '../../http/limits/admission-limit.ts';
import { type ConnectionBounds, listen, stop } from '../../http/listener.ts';

type Settings = { admission?: Partial<AdmissionBounds>; connections?: Partial<ConnectionBounds>; isHttps?: boolean };

/** A listener behind the admission limit, on a real port until the test ends. */
export async function limitedServer(handle: Parameters<typeof limitAdmission>[0], settings: Settings = {}) {
  const { admission = {}, connections, isHttps = false } = settings;
  const { server, port } = await listen('127.0.0.1', 0, connections);
  const { onConnection, onRequest, figures } = limitAdmission(handle, { isHttps, ...admission });
  server.on('connection', onConnection).on('request', onRequest);
  onTestFinished(() => stop(server, 0));
  return { server, port, origin: `http://127.0.0.1:${port}`, figures };
}
