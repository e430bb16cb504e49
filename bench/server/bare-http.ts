import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BareStore } from './bare-store.ts';

// bare-http.ts SPECIMENS [FILE]: what `node:http` alone reaches. It parses the body of a request and answers, under each
// path, JSON that is equal to an answer of the app, with the same headers. With a file, whatever has a body is first
// stored there by one durable transaction.

type Specimen = { status: number; headers: Record<string, string>; body: unknown };

const [specimens = '{}', file] = process.argv.slice(2);
const answers = new Map(Object.entries(JSON.parse(specimens) as Record<string, Specimen>));
const store = file === undefined ? null : new BareStore(file);

const server = createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
  const answer = answers.get(request.url?.startsWith('/api/learners/') ? 'save' : (request.url ?? ''));
  if (!answer) return response.writeHead(404).end();
  if (request.method !== 'GET') {
    const report = JSON.parse(await textOf(request));
    const [, , , learnerId = '', , , runId = ''] = (request.url ?? '').split('/');
    store?.save(runId, learnerId, JSON.stringify(report));
  }
  const body = JSON.stringify(answer.body);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});

function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.once('end', () => resolve(text)).once('error', reject);
  });
}

process.once('SIGTERM', () => {
  store?.close();
  process.exit(0);
});
