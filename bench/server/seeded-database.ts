import { argon2Sync, createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AppServer } from '../../scripts/servers/app-server.ts';
import { CONSENT_VERSION } from '../agreement.ts';
import { ARGON2ID, PASSWORD } from './requests.ts';

export const CACHE = '.cache/bench';
const MIGRATIONS = 'server/database/migrations';

/**
 * The file of a database with this many learners and ten times as many attempts. It is made once on each machine, and
 * again after a migration was added. Callers must copy it.
 */
export async function seededDatabase(learners: number): Promise<string> {
  const prefix = `learners-${learners}-`;
  const file = join(CACHE, `${prefix}${schemaKey()}.sqlite`);
  if (existsSync(file)) return file;
  console.log(`  seeding ${learners} learners with ${learners * 10} attempts, once on this machine`);
  mkdirSync(CACHE, { recursive: true });
  for (const old of readdirSync(CACHE).filter((name) => name.startsWith(prefix))) rmSync(join(CACHE, old));
  const folder = join(CACHE, `new-${learners}`);
  rmSync(folder, { recursive: true, force: true });
  const app = await AppServer.start({}, { dataDir: folder, isQuiet: true });
  await app.stop();
  const unfinished = join(folder, 'thembstudy.sqlite');
  const database = new DatabaseSync(unfinished);
  seedTables(database, learners);
  database.close();
  renameSync(unfinished, file);
  rmSync(folder, { recursive: true, force: true });
  return file;
}

/** Changes when a migration is added or the seeds change. */
function schemaKey(): string {
  const migrations = readdirSync(MIGRATIONS).filter((name) => /^\d{3}-/.test(name));
  return createHash('sha256')
    .update(migrations.join())
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 12);
}

/** Of each learner, who also has three screening attempts: 200,000 learners have 2 million attempts. */
const RUNS = 7;
const HIDDEN_LEARNERS = 1000;

/** Durability is not needed: an interrupted seeding starts again. */
const FAST = 'pragma journal_mode=off; pragma synchronous=off; pragma cache_size=-1000000; pragma foreign_keys=off';
const UUID = `lower(hex(randomblob(4))||'-'||hex(randomblob(2))||'-4'||substr(hex(randomblob(2)),2)||'-a'||substr(hex(randomblob(2)),2)||'-'||hex(randomblob(6)))`;
const HASH = 'lower(hex(randomblob(32)))';
/** A random instant of the last year. */
const SOME_TIME_AGO = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (1440 + abs(random() % 500000)) || ' minutes')`;
const NUMBERS = 'with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < :most)';
const HITS = `[${Array.from({ length: 12 }, (_, mole) => `{"mole":${mole},"reactionMs":412}`).join(',')}]`;
const RUN = `{"durationMs":30000,"withoutClock":false,"difficulty":"normal","hits":${HITS},"misses":1}`;

/** Fills the empty tables with learners, some of them hidden from the leaderboard, and their data. */
function seedTables(database: DatabaseSync, learners: number): void {
  database.exec(FAST);
  withoutIndexes(database, () => {
    database.exec('begin');
    for (const statement of statements())
      database.prepare(statement).run(statement.includes(':most') ? { most: HIDDEN_LEARNERS + learners } : {});
    database.prepare(`update "signInMethods" set password = ?`).run(passwordHash());
    database.exec('commit');
  });
  database.exec('pragma journal_mode=wal');
}

function statements(): string[] {
  return [
    `${NUMBERS} insert into accounts (id, name, email, "emailVerified", "createdAt", "updatedAt", "lastSignInAt", "lastUsedAt")
      select ${UUID}, 'Mira ' || n, 'learner-' || n || '@example.org', 1, ${SOME_TIME_AGO}, ${SOME_TIME_AGO},
        ${SOME_TIME_AGO}, ${SOME_TIME_AGO} from numbers`,
    // All XP are different, the most that the counts of the leaderboard can have to hold.
    `insert into learners (id, "createdAt", points, "pointsReachedAt", "leaderboardNickname", "leaderboardNicknameKey", "ageBand",
      adhd, dyslexia)
      select id, "createdAt", 10 * rowid, ${SOME_TIME_AGO}, case when rowid > ${HIDDEN_LEARNERS} then 'Heron ' || rowid end,
        case when rowid > ${HIDDEN_LEARNERS} then 'heron' || rowid end, '18-or-older', 'no', 'no'
      from accounts`,
    `update learners set xp = points, "xpReachedAt" = "pointsReachedAt"`,
    `insert into "signInMethods" (id, "userId", "providerId", "accountId", "createdAt", "updatedAt")
      select ${UUID}, id, 'credential', id, "createdAt", "createdAt" from learners`,
    `insert into sessions (id, "userId", token, "expiresAt", "userAgent", "createdAt", "updatedAt")
      select ${UUID}, id, 'token' || hex(randomblob(13)), "createdAt", 'Chrome on Linux', "createdAt", "createdAt" from learners`,
    ...['account', 'results'].map(
      (kind) => `insert into consents ("consentId", "learnerId", kind, answer, "givenBy", "textVersion", "givenAt")
        select ${UUID}, id, '${kind}', 'yes', 'learner', '${CONSENT_VERSION}', "createdAt" from learners`,
    ),
    `insert into preferences ("learnerId", "stutterDetection", "focusMode", "dailyReports") select id, 0, 1, 0 from learners`,
    `insert into settings ("learnerId", name, value, "changedAt")
      select id, setting.name, setting.value, "createdAt" from learners,
        (select 'font' as name, '"atkinson"' as value union all select 'scheme', '"dark"') as setting`,
    `insert into "autismFlags" ("learnerId", autism) select id, 'low' from learners`,
    `with recursive times(n) as (select 1 union all select n + 1 from times where n < ${RUNS})
      insert into "gameRuns" ("runId", "learnerId", game, timestamp, "receivedAt", "reportHash", "durationMs", choice, score, level, report)
      select ${UUID}, id, case n % 2 when 1 then 'whack-a-mole' else 'simon' end, ${SOME_TIME_AGO}, "createdAt", ${HASH},
        30000, 'normal', abs(random() % 30), 2, '${RUN}'
      from times cross join learners`,
    `insert into "focusGameAttempts" ("attemptId", "learnerId", timestamp, "receivedAt", "reportHash", "focusedMoments", "totalChecks",
      "firstHalfFocusedMoments", "firstHalfTotalChecks", "secondHalfFocusedMoments", "secondHalfTotalChecks",
      "timeOnTargetMs", "longestDriftMs", pointing, "focusPercentage", "hasADHD")
      select ${UUID}, id, "createdAt", "createdAt", ${HASH}, 50, 60, 25, 30, 25, 30, 50000, 2000, 'mouse', 83, 0 from learners`,
    `insert into "letterQuizAttempts" ("attemptId", "learnerId", timestamp, "receivedAt", "reportHash", answers, correct, total, percentage, "hasDyslexia")
      select ${UUID}, id, "createdAt", "createdAt", ${HASH}, '["b","d","p","q","m","w","n","u","b","d"]', 9, 10, 90, 0 from learners`,
    `insert into "traitsQuestionnaireAttempts" ("attemptId", "learnerId", timestamp, "receivedAt", "reportHash", answers, score, result)
      select ${UUID}, id, "createdAt", "createdAt", ${HASH}, '[0,1,2,3,0,1,2,3,0,1]', 4, 'low' from learners`,
  ];
}

/** Creating the indexes at the end is faster than updating them with each row. */
function withoutIndexes(database: DatabaseSync, work: () => void): void {
  const indexes = database
    .prepare(`select name, sql from sqlite_master where type = 'index' and sql is not null`)
    .all();
  for (const { name } of indexes) database.exec(`drop index "${name}"`);
  work();
  for (const { sql } of indexes) database.exec(String(sql));
}

/** One hash for all learners, because hashing is slow. */
function passwordHash(): string {
  const salt = randomBytes(16);
  const hash = argon2Sync('argon2id', { ...ARGON2ID, message: PASSWORD, nonce: salt });
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${ARGON2ID.memory},t=${ARGON2ID.passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}
