import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { BareStore } from './bare-store.ts';
import { readLearners } from './learners-file.ts';
import type { CapturedResponse } from './throughput.ts';

// bare-server.ts RESPONSES [DATABASE LEARNERS]: the throughput that `node:http` alone reaches. Answers each path with a
// captured response of the app. With a database, each PUT is parsed and stored in one durable transaction first.

const [responses = '{}', file, learnersFile = ''] = process.argv.slice(2);
const captured = new Map(Object.entries(JSON.parse(responses) as Record<string, CapturedResponse>));
const store = file === undefined ? null : new BareStore(file);
store?.addLearners(readLearners(learnersFile).map(({ id }) => id));

const server = createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
  const url = request.url ?? '';
  const answer = captured.get(request.method === 'PUT' ? 'PUT' : url);
  if (!answer) return response.writeHead(404).end();
  if (request.method === 'PUT') {
    const report = JSON.parse(await text(request));
    const [, , , learnerId = '', , , runId = ''] = url.split('/');
    store?.save(runId, learnerId, JSON.stringify(report));
  }
  const body = JSON.stringify(answer.body);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
