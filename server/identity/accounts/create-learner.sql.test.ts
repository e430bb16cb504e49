import { expect, it } from 'vitest';
import { AGE_BANDS } from '#rules/people/age-band.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { failOn } from '../../testing/databases/database-faults.ts';
import { newDatabase } from '../../testing/databases/databases.ts';
import { NOTHING_SET_UP, SIGN_UP_CONSENT } from '../../testing/test-app.ts';
import { createLearner, type NewLearner } from './create-learner.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const TABLES = ['accounts', 'learners', 'signInMethods', 'consents'] as const;
const person: NewLearner = {
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: false,
  signInMethod: { way: 'password', hash: 'x' },
  consent: SIGN_UP_CONSENT,
};

async function place() {
  const database = await newDatabase();
  const rows = async () => {
    const counts = TABLES.map((table) => database.selectFrom(table).selectAll().execute());
    return (await Promise.all(counts)).map(({ length }) => length);
  };
  return { database, rows };
}

it.each(AGE_BANDS)(
  'an account for the age %s is stored with its consent: who gave it, when, to which text',
  async (ageBand) => {
    const { database } = await place();
    const isChild = ageBand === 'under-13';
    const consent = { ...SIGN_UP_CONSENT, ageBand, isGrownUp: isChild };
    const learnerId = await createLearner(database, NOTHING_SET_UP, { ...person, consent }, NOW);
    expect(await database.selectFrom('consents').selectAll().execute()).toEqual([
      {
        consentId: expect.any(String),
        learnerId,
        kind: 'account',
        answer: 'yes',
        givenBy: isChild ? 'grown-up' : 'learner',
        textVersion: CONSENT_VERSIONS.account,
        givenAt: NOW.toISOString(),
      },
    ]);
  },
);

it('without a needed agreement no learner is stored', async () => {
  const { database, rows } = await place();
  const childAlone = createLearner(
    database,
    NOTHING_SET_UP,
    { ...person, consent: { ...SIGN_UP_CONSENT, ageBand: 'under-13' } },
    NOW,
  );
  await expect(childAlone).rejects.toMatchObject({ code: 'grown-up-needed' });
  const olderText = { ...person, consent: { ...SIGN_UP_CONSENT, consentVersion: '2020-01-01' } };
  await expect(createLearner(database, NOTHING_SET_UP, olderText, NOW)).rejects.toMatchObject({
    code: 'outdated-page',
  });
  expect(await rows()).toEqual([0, 0, 0, 0]);
});

it.each(TABLES)('a fault while %s is written stores no learner, and the next try stores one', async (table) => {
  const { database, rows } = await place();
  const removeTrigger = await failOn('insert', table, database);
  await expect(createLearner(database, NOTHING_SET_UP, person, NOW)).rejects.toThrow('broken');
  expect(await rows()).toEqual([0, 0, 0, 0]);
  await removeTrigger();
  await createLearner(database, NOTHING_SET_UP, person, NOW);
  expect(await rows()).toEqual([1, 1, 1, 1]);
});
