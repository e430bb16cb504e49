import { describe, expect, it } from 'vitest';
import { readDatabases } from './databases.ts';
import { readEnvironment } from './environment.ts';

describe('readDatabases', () => {
  it.each([
    [{}, { main: 'data/thembstudy.sqlite', autism: null }],
    [{ DATA_DIR: '/srv/data' }, { main: '/srv/data/thembstudy.sqlite', autism: null }],
    [{ DATABASE_URL: 'sqlite:/srv/a.sqlite' }, { main: '/srv/a.sqlite', autism: null }],
    [{ DATABASE_URL: 'sqlite:///srv/a.sqlite' }, { main: '/srv/a.sqlite', autism: null }],
    [{ DATABASE_URL: 'sqlite:a.sqlite' }, { main: 'a.sqlite', autism: null }],
    [
      { DATABASE_URL: 'postgres://ada:canary@db/learn', AUTISM_DATABASE_URL: 'postgresql://db/apart?sslmode=require' },
      { main: 'postgres://ada:canary@db/learn', autism: 'postgresql://db/apart?sslmode=require' },
    ],
    [
      { AUTISM_DATABASE_URL: 'sqlite:/srv/apart.sqlite' },
      { main: 'data/thembstudy.sqlite', autism: '/srv/apart.sqlite' },
    ],
  ])('reads %j', (given, databases) => {
    expect(readDatabases(given)).toEqual({ databases, faults: [] });
  });

  it.each([
    'postgers://db/learn',
    'mysql://db/learn',
    'postgres://db',
    'postgres://',
    'sqlite:',
    'sqlite::memory:',
    '/srv/a',
  ])('refuses %s', (address) => {
    for (const name of ['DATABASE_URL', 'AUTISM_DATABASE_URL']) {
      const { faults } = readDatabases({ [name]: address });
      expect(faults).toEqual([expect.stringMatching(new RegExp(`^${name} has to be an address such as [^\\n]+\\.$`))]);
    }
  });

  it.each([
    'postgres://ada:canary@one,two/learn',
    'postgresql://ada@one:5432,two:5433/learn?target_session_attrs=read-write',
    'postgres://one,two,three/learn',
    'postgres://ada@/learn?host=one,two',
    'postgres://ada@db/learn?sslmode=require&host=one%2Ctwo',
  ])('names the way to several servers for %s', (address) => {
    for (const name of ['DATABASE_URL', 'AUTISM_DATABASE_URL']) {
      const { faults } = readDatabases({ [name]: address });
      expect(faults).toEqual([
        `${name} has to name one server: the app cannot choose among several. Put haproxy in front of them, which leads to ` +
          'the primary, and name that, see docs/deploying.md.',
      ]);
    }
  });

  it('takes a comma in a password or a parameter for what it is', () => {
    for (const address of ['postgres://ada:a,b@db/learn', 'postgres://ada@db/learn?options=-c%20search_path=a,b'])
      expect(readDatabases({ DATABASE_URL: address })).toEqual({
        databases: { main: address, autism: null },
        faults: [],
      });
  });

  it('refuses the same address for both databases', () => {
    const address = 'postgres://ada:canary@db/learn';
    const { faults } = readDatabases({ DATABASE_URL: address, AUTISM_DATABASE_URL: address });
    expect(faults).toEqual([expect.stringMatching(/^AUTISM_DATABASE_URL has to lead to another database/)]);
  });

  it('never shows passwords in its messages', () => {
    const read = () => readEnvironment({ DATABASE_URL: 'mysql://ada:canary@db/learn', PORT: 'x' });
    expect(read).toThrow(/PORT has to be .+\nDATABASE_URL has to be/);
    expect(read).not.toThrow('canary');
  });
});
