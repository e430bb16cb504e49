import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { readLearners } from './learners-file.ts';
import type { CapturedResponse } from './throughput.ts';

// bare-server.ts RESPONSES [DATABASE LEARNERS]: the throughput that `node:http` alone reaches. Answers each path with a
// captured response of the app. With a database, each PUT is parsed and stored in one durable transaction first.

const SCHEMA = `
  pragma journal_mode=WAL; pragma synchronous=FULL;
  create table learners (id text primary key, points integer not null) strict;
  create table runs (id text primary key, learnerId text not null, report text not null) strict;
`;

const [responses = '{}', file, learnersFile = ''] = process.argv.slice(2);
const captured = new Map(Object.entries(JSON.parse(responses) as Record<string, CapturedResponse>));
const save = file === undefined ? () => {} : openStore(file);

const server = createServer({ keepAliveTimeout: 65_000 }, async (request, response) => {
  const url = request.url ?? '';
  const answer = captured.get(request.method === 'PUT' ? 'PUT' : url);
  if (!answer) return response.writeHead(404).end();
  if (request.method === 'PUT') {
    const report = JSON.parse(await text(request));
    const [, , , learnerId = '', , , runId = ''] = url.split('/');
    save(runId, learnerId, JSON.stringify(report));
  }
  const body = JSON.stringify(answer.body);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(body) }).end(body);
});
server.listen(Number(process.env.PORT), process.env.HOST, () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));

/** The least work that stores a run with its points: one insert and one update in one durable commit. */
function openStore(file: string) {
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  const addLearner = database.prepare('insert into learners (id, points) values (?, 0)');
  const begin = database.prepare('begin immediate');
  const insert = database.prepare('insert into runs (id, learnerId, report) values (?, ?, ?)');
  const addPoints = database.prepare('update learners set points = points + 10 where id = ?');
  const commit = database.prepare('commit');
  begin.run();
  for (const { id } of readLearners(learnersFile)) addLearner.run(id);
  commit.run();
  return (runId: string, learnerId: string, report: string) => {
    begin.run();
    insert.run(runId, learnerId, report);
    addPoints.run(learnerId);
    commit.run();
  };
}
