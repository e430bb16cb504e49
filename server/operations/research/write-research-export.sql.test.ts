import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { sql } from 'kysely';
import papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { runReportSchema } from '#contract/games/game-runs.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { addRows } from '../../testing/databases/add-rows.ts';
import { emptyFolder } from '../../testing/databases/data-folder.ts';
import { FLAGGED_REPORTS } from '../../testing/runs/reports.ts';
import { LEVEL_SAMPLE_RUNS, RUN_REPORTS } from '../../testing/runs/sample-runs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWholeLearner } from '../../testing/whole-learner.ts';
import { datasetDescription, TABLES } from './codebook.ts';
import { writeResearchExport } from './write-research-export.ts';

const KEY = 'a key that stays with the operator';
const FINISHED_AT = '2026-11-21T09:59:00.000Z';
let test: TestApp;
let folder: string;
beforeEach(async () => {
  test = await createTestApp({ isAutismApart: true });
  folder = join(await emptyFolder(), 'research');
});

type Somebody = { id: string; cookie: string };
const exported = (key = KEY, to = folder) =>
  writeResearchExport({ database: test.database, autismDatabase: test.autismDatabase }, to, key);
const rowsOf = async (name: keyof typeof TABLES, from = folder) => {
  const text = await readFile(join(from, 'data', `${name}_data.csv`), 'utf8');
  const { data, errors } = papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  expect(errors, name).toEqual([]);
  return data;
};
const participants = async () => (await rowsOf('description-participants')).length;
const answer = (who: Somebody, yes: boolean, isGrownUp = false) =>
  test.askAs(who, 'PUT', 'consents/research', {
    ...{ answer: yes, consentVersion: CONSENT_VERSIONS.research, isGrownUp },
  });
const agree = async (who: Somebody, isGrownUp = false) => expect((await answer(who, true, isGrownUp)).status).toBe(200);

/** A learner with a row in every table who is no pupil, and agreed. */
async function wholeParticipant(number: number): Promise<Somebody> {
  const words = {
    name: `Ada ${number}`,
    email: `ada${number}@example.org`,
    nickname: ['Calm Heron', 'Quiet Owl'][number] ?? '',
  };
  const who = await createWholeLearner(test, words);
  await test.database.deleteFrom('pupilAccounts').where('learnerId', '=', who.id).execute();
  // Runs cannot claim more play time than has passed.
  test.wait(6 * 3_600_000);
  for (const [game, { report }] of Object.entries(LEVEL_SAMPLE_RUNS))
    expect((await test.askAs(who, 'PUT', `runs/${game}/${crypto.randomUUID()}`, report)).status).toBe(201);
  await agree(who);
  return who;
}

/** The rules of Psych-DS for `dataset_description.json`, as a JSON schema. */
const DESCRIPTION_SCHEMA = {
  type: 'object',
  required: ['@context', '@type', 'name', 'description', 'variableMeasured'],
  properties: {
    '@context': { enum: ['https://schema.org', 'https://schema.org/', 'http://schema.org', 'http://schema.org/'] },
    '@type': { const: 'Dataset' },
    name: { type: 'string', minLength: 1 },
    description: { type: 'string', minLength: 1 },
    variableMeasured: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['@type', 'name', 'description'],
        properties: {
          '@type': { const: 'PropertyValue' },
          name: { type: 'string', minLength: 1 },
          description: { type: 'string', minLength: 1 },
          valuePattern: { type: 'string', format: 'regex' },
          minValue: { type: 'number' },
          maxValue: { type: 'number' },
          unitText: { type: 'string', minLength: 1 },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};

type Variable = { name: string; valuePattern?: string; minValue?: number; maxValue?: number };
/** What the codebook says of a value, as a JSON schema. Every cell can be empty. */
function cellSchema({ valuePattern, minValue, maxValue }: Variable) {
  if (valuePattern !== undefined) return { type: 'string', pattern: `^(${valuePattern})?$` };
  return { type: ['number', 'null'], minimum: minValue, ...(maxValue !== undefined && { maximum: maxValue }) };
}

describe('the data set', () => {
  it('follows Psych-DS, and every value follows the codebook', async () => {
    for (const number of [0, 1]) await wholeParticipant(number);
    await test.change('letterQuizAttempts', { isSoundConfirmed: 1 });
    await test.change('sessions', { userAgent: 'Chrome on Windows' });
    const counts = await exported();
    expect((await readdir(folder)).sort()).toEqual(['data', 'dataset_description.json']);
    const ajv = new Ajv({ strict: true, formats: { regex: true }, allowUnionTypes: true });
    const description = JSON.parse(await readFile(join(folder, 'dataset_description.json'), 'utf8'));
    expect(ajv.validate(DESCRIPTION_SCHEMA, description), ajv.errorsText()).toBe(true);
    const variables = new Map<string, Variable>(
      description.variableMeasured.map((each: Variable) => [each.name, each]),
    );
    expect(variables.size).toBe(description.variableMeasured.length);
    const found = new Set<string>();
    const filled = new Set<string>();
    for (const file of await readdir(join(folder, 'data'))) {
      expect(file).toMatch(/^([a-z]+-[a-zA-Z0-9]+_)+data\.csv$/);
      const name = file.replace('_data.csv', '') as keyof typeof TABLES;
      const rows = await rowsOf(name);
      expect([name, rows.length]).toEqual([name, counts[name]]);
      expect(rows.length, name).toBeGreaterThan(0);
      const columns = Object.keys(rows[0] ?? {});
      const schemas = columns.map((column) => [column, cellSchema(variables.get(column) as Variable)] as const);
      const validate = ajv.compile({
        ...{ type: 'object', required: columns, additionalProperties: false },
        properties: Object.fromEntries(schemas),
      });
      for (const row of rows) {
        const cells = schemas.map(([column, { type }]) => {
          const cell = row[column] ?? '';
          if (cell !== '') filled.add(column);
          return [column, type === 'string' ? cell : cell === '' ? null : Number(cell)];
        });
        expect(
          validate(Object.fromEntries(cells)),
          `${name}: ${ajv.errorsText(validate.errors)} ${JSON.stringify(row)}`,
        ).toBe(true);
      }
      for (const column of columns) found.add(column);
    }
    expect([...found].sort()).toEqual([...variables.keys()].sort());
    // A column that never has a value has lost its source, or its rule refuses all values.
    expect([...found].filter((column) => !filled.has(column))).toEqual([]);
    const stored = await test.database.selectFrom('gameRuns').select('choice').execute();
    expect((await rowsOf('task-games')).map(({ variant }) => variant).sort()).toEqual(
      stored.map(({ choice }) => choice).sort(),
    );
    for (const part of ['letterQuiz', 'questionnaire'] as const)
      for (const row of await rowsOf(`task-${part}_description-items`))
        expect(row.asked && row.answer, JSON.stringify(row)).toBeTruthy();
  });

  it('has every item with what was asked and answered', async () => {
    const who = await test.newPerson();
    for (const [part, report] of Object.entries(FLAGGED_REPORTS))
      expect((await test.askAs(who, 'PUT', `attempts/${part}/${crypto.randomUUID()}`, report)).status).toBe(201);
    for (const game of ['letter-round', 'reading-passage'] as const)
      expect((await test.askAs(who, 'PUT', `runs/${game}/${crypto.randomUUID()}`, RUN_REPORTS[game])).status).toBe(201);
    await agree(who);
    await exported();
    const letters = await rowsOf('task-letterQuiz_description-items');
    expect(letters.map(({ asked, answer, is_right }) => `${asked}${answer}${is_right}`)).toEqual(
      FLAGGED_REPORTS['letter-quiz'].answers.map(({ heard, typed }) => `${heard}${typed}${Number(heard === typed)}`),
    );
    expect(await rowsOf('task-letterQuiz')).toMatchObject([
      { right_letters: '3', letters: '10', suggests_traits: '1' },
    ]);
    expect(await rowsOf('task-questionnaire')).toMatchObject([{ traits_score: '10', traits_band: 'possible' }]);
    expect(await rowsOf('task-questionnaire_description-items')).toHaveLength(10);
    expect(await rowsOf('task-followTheBall')).toMatchObject([{ focused_moments: '20', pointing: 'mouse' }]);
    const runs = await rowsOf('task-games');
    const itemsOf = async (game: Game) => {
      const run = runs.find((each) => each.game === game)?.run;
      return (await rowsOf('task-games_description-items')).filter((item) => item.run === run);
    };
    const round = await itemsOf('letter-round');
    expect(round.filter(({ is_right }) => is_right === '1').length).toBe(
      Number(runs.find(({ game }) => game === 'letter-round')?.score),
    );
    expect(new Set(round.map(({ asked }) => asked))).toEqual(new Set([...'bdpq']));
    expect(round.every(({ asked, answer, is_right }) => (asked === answer) === (is_right === '1'))).toBe(true);
    expect(await itemsOf('reading-passage')).toHaveLength(3);
  });

  it('is readable by its owner only', async () => {
    await exported();
    for (const file of [
      'dataset_description.json',
      ...(await readdir(join(folder, 'data'))).map((name) => `data/${name}`),
    ])
      expect((await stat(join(folder, file))).mode & 0o777, file).toBe(0o600);
    await expect(exported()).rejects.toThrow(`The folder ${folder} is not empty. Name a new one.`);
  });
});

describe('only those are in it', () => {
  it('whose last answer is yes', async () => {
    const [ada, bo] = [await test.newPerson(), await test.newPerson('parent')];
    await test.newPerson();
    await agree(ada);
    await agree(bo);
    await answer(bo, false);
    await exported();
    expect(await rowsOf('description-participants')).toMatchObject([
      { role: 'learner', age_band: '18-or-older', consent_given_by: 'learner' },
    ]);
  });

  it('who are no pupils, not even with the agreement of a parent', async () => {
    const ada = await test.newPerson();
    await agree(ada);
    const made = { learnerId: ada.id, madeById: null, groupId: null, nameKey: 'ada', pictureHash: '' };
    await addRows(test.database, 'pupilAccounts', { ...made, picturesChangedAt: FINISHED_AT });
    const agreement = {
      agreementId: '1',
      learnerId: ada.id,
      parentId: ada.id,
      textVersion: '2026-11-27',
      agreedAt: FINISHED_AT,
    };
    await addRows(test.database, 'parentAgreements', agreement);
    await exported();
    expect(await participants()).toBe(0);
  });

  it('for whom a grown-up agreed, when they are under 13 or their age is not known', async () => {
    const [ada, bo, cy] = [await test.newPerson(), await test.newPerson(), await test.newPerson()];
    await agree(ada);
    await test.change('learners', { ageBand: 'under-13' });
    await agree(bo, true);
    await test.database.updateTable('learners').set({ ageBand: null }).where('id', '=', cy.id).execute();
    await agree(cy, true);
    await exported();
    const rows = await rowsOf('description-participants');
    expect(rows.map(({ age_band, consent_given_by }) => `${age_band} ${consent_given_by}`).sort()).toEqual([
      ' grown-up',
      'under-13 grown-up',
    ]);
  });
});

describe('nobody is named', () => {
  /** Every stored file as one text. */
  const everything = async () => {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join('\n');
  };

  // Every column of these tables in which a person, a teacher or a browser can have put words.
  const PLACES = [
    ...['accounts.name', 'accounts.email', 'accounts.image', 'learners.formerNickname', 'learners.leaderboardNickname'],
    ...['sessions.ipAddress', 'sessions.userAgent', 'settings.value', 'signInMethods.accountId', 'groups.name'],
    ...['groupTexts.title', 'groupTexts.paragraphs', 'assignments.note', 'mails.recipient', 'mails.details'],
    ...[
      'planVersions.plan',
      'planNotes.sentences',
      'demoRequests.name',
      'demoRequests.email',
      'demoRequests.message',
      'profilePictures.base64',
      'gameRuns.choice',
    ],
  ];

  it('by any of 44 names, emails and sentences that are planted in their class, or by an id', async () => {
    const [ada] = [await wholeParticipant(0), await wholeParticipant(1)];
    const planted: string[] = [];
    for (const place of PLACES) {
      const [table = '', column = ''] = place.split('.');
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(test.database);
      for (const row of rows.slice(0, 2)) {
        const words =
          [
            `Zebulon${planted.length} Quickwater`,
            `q${planted.length}@plant.example`,
            `I, Mia, live there, ${planted.length}.`,
          ][planted.length % 3] ?? '';
        const same = Object.entries(row).filter(([, value]) => value !== null);
        const where = sql.join(
          same.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
          sql` and `,
        );
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${words} where ${where}`.execute(test.database);
        planted.push(words);
      }
    }
    expect(new Set(planted).size).toBe(44);
    await exported();
    expect(await participants()).toBe(2);
    const text = await everything();
    expect(planted.filter((words) => text.includes(words))).toEqual([]);
    const runs = await test.database.selectFrom('gameRuns').select(['runId', 'learnerId']).execute();
    const sessions = await test.database.selectFrom('sessions').select(['id', 'token']).execute();
    const ids = [
      ada.id,
      ...runs.flatMap((row) => Object.values(row)),
      ...sessions.flatMap((row) => Object.values(row)),
    ];
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
    expect(text).not.toMatch(/example\.org|Meadow|Owls/);
  });

  it('by a character of the letter quiz that is a word', async () => {
    const ada = await test.newPerson();
    await test.askAs(ada, 'PUT', `attempts/letter-quiz/${crypto.randomUUID()}`, FLAGGED_REPORTS['letter-quiz']);
    await agree(ada);
    const stored = JSON.stringify([{ heard: 'b', typed: 'Zebulon Quickwater lives here', repeats: 0 }]);
    await test.change('letterQuizAttempts', { answers: stored });
    await exported();
    expect(await rowsOf('task-letterQuiz_description-items')).toMatchObject([
      { asked: 'b', answer: '', is_right: '0' },
    ]);
  });

  it('by days: those of a person are moved by the same number of whole weeks, those of another by another', async () => {
    const people = [await test.newPerson(), await test.newPerson(), await test.newPerson()];
    for (const person of people) {
      for (const [part, report] of Object.entries(FLAGGED_REPORTS))
        await test.askAs(person, 'PUT', `attempts/${part}/${crypto.randomUUID()}`, report);
      await agree(person);
    }
    await exported();
    const weeksOf = async (name: keyof typeof TABLES) =>
      (await rowsOf(name)).map(
        ({ finished_at = '' }) => (Date.parse(FINISHED_AT) - Date.parse(finished_at)) / 604_800_000,
      );
    const weeks = await weeksOf('task-letterQuiz');
    expect(weeks.every((count) => Number.isInteger(count) && count >= 1 && count <= 520)).toBe(true);
    expect(new Set(weeks).size).toBe(3);
    expect(await weeksOf('task-followTheBall')).toEqual(weeks);
    expect(await weeksOf('task-questionnaire')).toEqual(weeks);
  });

  it('and made-up ids are the same with the same key alone', async () => {
    for (const who of [await test.newPerson(), await test.newPerson()]) await agree(who);
    const idsWith = async (key: string) => {
      const to = join(await emptyFolder(), 'other');
      await exported(key, to);
      return (await rowsOf('description-participants', to)).map(({ participant_id }) => participant_id);
    };
    const ids = await idsWith(KEY);
    expect(await idsWith(KEY)).toEqual(ids);
    expect((await idsWith('another key')).filter((id) => ids.includes(id))).toEqual([]);
  });
});

describe('the codebook knows', () => {
  /** Columns of the tables that are read, and why they are not exported. */
  const LEFT_OUT: Record<string, readonly string[]> = {
    sessions: ['id', 'userId', 'token', 'expiresAt', 'ipAddress', 'updatedAt', 'isByPictures'],
    focusGameAttempts: ['attemptId', 'learnerId', 'receivedAt', 'reportHash'],
    letterQuizAttempts: ['attemptId', 'learnerId', 'receivedAt', 'reportHash'],
    traitsQuestionnaireAttempts: ['attemptId', 'learnerId', 'receivedAt', 'reportHash'],
    gameRuns: ['runId', 'learnerId', 'receivedAt', 'reportHash'],
  };
  const READ: Record<string, readonly string[]> = {
    sessions: ['createdAt', 'userAgent', 'isShared'],
    focusGameAttempts: [
      ...['timestamp', 'focusedMoments', 'totalChecks', 'firstHalfFocusedMoments', 'firstHalfTotalChecks'],
      ...['secondHalfFocusedMoments', 'secondHalfTotalChecks', 'timeOnTargetMs', 'longestDriftMs', 'pointing'],
      ...['focusPercentage', 'hasADHD', 'validity'],
    ],
    letterQuizAttempts: [
      ...['timestamp', 'answers', 'correct', 'total', 'percentage', 'hasDyslexia', 'isSoundConfirmed', 'validity'],
    ],
    traitsQuestionnaireAttempts: ['timestamp', 'answers', 'score', 'result', 'answeredAfterMs', 'validity'],
    gameRuns: ['game', 'timestamp', 'durationMs', 'choice', 'score', 'level', 'validity', 'report'],
  };

  it('every stored column of what it reads', async () => {
    const tables = await test.database.introspection.getTables();
    for (const [table, read] of Object.entries(READ)) {
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect(columns?.sort(), table).toEqual([...read, ...(LEFT_OUT[table] ?? [])].sort());
    }
  });

  // `finishedAt` and `durationMs` are columns of a run; difficulty and set-up stand in its variant.
  const OF_RUN = [
    'finishedAt',
    'durationMs',
    'difficulty',
    'withoutClock',
    'shownAs',
    'withWords',
    'isCalm',
    'passage',
  ];
  const OF_COLUMN = ['seed', 'startLevel', 'sceneVersion', 'misses', 'impulsiveClicks', 'wasListened', 'readMs'];
  // The set of words, and the letters that were mixed up before, decide what is asked.
  const OF_ITEMS = ['set', 'mixedUp', 'presses', 'rounds', 'hits', 'reactionsMs', 'pictures', 'answers', 'trials'];

  it.each(GAMES)('every part of a report of %s', (game) => {
    const schema = runReportSchema(game);
    const shapes = 'options' in schema ? schema.options : [schema];
    const parts = shapes.flatMap((each) => Object.keys(each.shape));
    expect(parts.filter((part) => ![...OF_RUN, ...OF_COLUMN, ...OF_ITEMS].includes(part))).toEqual([]);
  });

  it('every column of a file, and no other', () => {
    const known = datasetDescription().variableMeasured.map(({ name }) => name);
    expect([...new Set(Object.values(TABLES).flat())].sort()).toEqual([...known].sort());
  });
});
