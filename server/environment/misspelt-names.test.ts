import { expect, it } from 'vitest';
import { KNOWN_SETTINGS, readEnvironment } from './environment.ts';
import { misspeltNames } from './misspelt-names.ts';

it.each([
  ['BACKUP_HOUR', 'BACKUP_HOURS'],
  ['BACKUPHOURS', 'BACKUP_HOURS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['RETENTION_MONTH', 'RETENTION_MONTHS'],
  ['GITHUB_CLIENT_IDS', 'GITHUB_CLIENT_ID'],
])('%s is refused, naming %s', (name, meant) => {
  const sentence = `${name} is not a setting. Did you mean ${meant}?`;
  expect(misspeltNames([name], KNOWN_SETTINGS)).toEqual([sentence]);
  expect(() => readEnvironment({ [name]: '1' })).toThrow(sentence);
});

it.each([
  'PATH',
  'HOME',
  'HOSTNAME',
  'POST',
  'NODE_ENV',
  'npm_config_cache',
  'LOGNAME',
  'MAIL',
  'GITHUB_ACTIONS',
  'CI',
])('%s is a variable of another program', (name) => expect(misspeltNames([name], KNOWN_SETTINGS)).toEqual([]));

it('a known setting is never taken for another one', () =>
  expect(misspeltNames(KNOWN_SETTINGS, KNOWN_SETTINGS)).toEqual([]));
