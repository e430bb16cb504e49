import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
const faultsOf = (variables: Record<string, string>) => {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('readEnvironment', () => {
  it('needs no setting on loopback', () => {
    expect(readEnvironment({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: 'data',
      databases: { main: 'data/thembstudy.sqlite', autism: null },
      publicUrl: null,
      authSecret: null,
      trustedProxies: [],
      providers: {},
      mail: { smtpUrl: null, from: 'thembstudy@localhost.invalid', operatorEmail: null },
      signUp: { mode: 'open', emailDomains: [], teachers: 'open', schoolAnswersForPupils: false },
      tests: 'everyone',
      operatorName: null,
      securityContact: null,
      sessionDays: 30,
      signInsPerMinute: 60,
      signUpsPerHour: 60,
      retentionMonths: 24,
      backupHours: 0,
      drainSeconds: 0,
      checksAnswers: false,
      logLevel: 'warn',
      metrics: null,
      isLoopbackOnly: true,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', AUTH_SECRET: ' ' })).toEqual(readEnvironment({}));
  });

  it('lists every invalid setting at once, each in a sentence', () => {
    const faults = faultsOf({
      PORT: '65536',
      HOST: 'no host',
      PUBLIC_URL: 'ftp://example.org',
      TRUSTED_PROXY: '10.0.0.1, proxy',
      AUTH_SECRET: 'short',
    });
    expect(faults).toHaveLength(5);
    for (const name of ['PORT', 'HOST', 'PUBLIC_URL', 'TRUSTED_PROXY', 'AUTH_SECRET'])
      expect(faults).toContainEqual(expect.stringMatching(new RegExp(`^${name} .+\\.$`)));
  });

  it.each([
    ['0', []],
    ['65535', []],
    ['65536', ['PORT has to be a whole number from 0 to 65535.']],
    ['-1', ['PORT has to be a whole number from 0 to 65535.']],
    ['80.5', ['PORT has to be a whole number from 0 to 65535.']],
    ['http', ['PORT has to be a whole number from 0 to 65535.']],
  ])('reads PORT %s', (PORT, faults) => {
    expect(faultsOf({ PORT })).toEqual(faults);
  });

  it.each([
    ['https://learn.example.org', true],
    ['https://learn.example.org/', true],
    ['http://localhost:3000', true],
    ['https://learn.example.org/app', false],
    ['https://user:word@learn.example.org', false],
    ['learn.example.org', false],
    ['javascript:alert(1)', false],
  ])('accepts PUBLIC_URL %s: %s', (PUBLIC_URL, accepted) => {
    expect(faultsOf({ PUBLIC_URL, AUTH_SECRET: SECRET })).toHaveLength(accepted ? 0 : 1);
  });

  it.each([
    ['security@example.org', true],
    ['https://example.org/security', true],
    ['http://example.org/security', false],
    ['call us', false],
  ])('accepts SECURITY_CONTACT %s: %s', (SECURITY_CONTACT, accepted) => {
    expect(faultsOf({ SECURITY_CONTACT })).toHaveLength(accepted ? 0 : 1);
  });

  it.each([
    [
      { SIGN_UP: 'invited', TEACHERS: 'by-operator' },
      { mode: 'invited', teachers: 'by-operator' },
    ],
    [
      { SIGN_UP: 'closed', TEACHERS: 'open' },
      { mode: 'closed', teachers: 'open' },
    ],
    [
      {
        ...{ SCHOOL_ANSWERS_FOR_PUPILS: 'yes', OIDC_ISSUER: 'https://id.school.example' },
        ...{ OIDC_CLIENT_ID: 'our-id', OIDC_CLIENT_SECRET: 'of the school' },
      },
      { schoolAnswersForPupils: true },
    ],
    [{ EMAIL_DOMAINS: 'school.example' }, { emailDomains: ['school.example'] }],
    [{ EMAIL_DOMAINS: ' School.Example , höhe.example' }, { emailDomains: ['school.example', 'xn--hhe-sna.example'] }],
  ])('reads who may come in from %j', (variables, signUp) => {
    expect(readEnvironment(variables as Record<string, string>).signUp).toMatchObject(signUp);
  });

  it.each([
    ['SIGN_UP', 'Closed', /^SIGN_UP has to be one of open, invited, closed\.$/],
    ['TEACHERS', 'operator', /^TEACHERS has to be one of open, by-operator\.$/],
    ['SCHOOL_ANSWERS_FOR_PUPILS', 'true', /^SCHOOL_ANSWERS_FOR_PUPILS has to be yes or no\.$/],
    ['SCHOOL_ANSWERS_FOR_PUPILS', 'yes', /^OIDC_ISSUER is needed with SCHOOL_ANSWERS_FOR_PUPILS: .+\.$/],
    ['OPERATOR_NAME', 'x'.repeat(101), /^OPERATOR_NAME has to be a name of at most 100 characters\.$/],
    ['TESTS', 'yes', /^TESTS has to be one of everyone, with-agreement, off\.$/],
    ...[
      '@school.example',
      'ada@school.example',
      'school',
      'school.example,',
      '.example',
      'a b.example',
      '10.0.0.1',
    ].map(
      (domains) => ['EMAIL_DOMAINS', domains, /^EMAIL_DOMAINS has to be one or more domains such as .+\.$/] as const,
    ),
  ] as const)('refuses %s %s', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(fault)]);
  });

  it.each<[string, string[]]>([
    ['9999', []],
    ...['-1', '10000', '1.5', 'daily'].map((hours): [string, string[]] => [
      hours,
      ['BACKUP_HOURS has to be a whole number from 0 to 9999.'],
    ]),
  ])('reads BACKUP_HOURS %s', (BACKUP_HOURS, faults) => {
    expect(faultsOf({ BACKUP_HOURS })).toEqual(faults);
  });

  it.each(['DATABASE_URL', 'AUTISM_DATABASE_URL'])('refuses BACKUP_HOURS where %s leads to PostgreSQL', (setting) => {
    const settings = { [setting]: 'postgres://127.0.0.1/x' };
    expect(faultsOf({ ...settings, BACKUP_HOURS: '24' })).toEqual([expect.stringContaining('pg_dump')]);
    expect(faultsOf({ ...settings, BACKUP_HOURS: '0' })).toEqual([]);
  });

  it.each(['192.168.0.7', '128.0.0.1', 'localhost.example.org'])('requires a secret on %s', (HOST) => {
    const PUBLIC_URL = 'https://learn.example.org';
    const faults = [`AUTH_SECRET is needed when HOST is ${HOST}: 32 random characters.`];
    expect(faultsOf({ HOST, PUBLIC_URL })).toEqual(faults);
    expect(faultsOf({ HOST, PUBLIC_URL, AUTH_SECRET: SECRET })).toEqual([]);
  });

  it('requires a secret of 32 characters', () => {
    const PUBLIC_URL = 'https://learn.example.org';
    expect(faultsOf({ PUBLIC_URL, AUTH_SECRET: SECRET.slice(1) })).toHaveLength(1);
    expect(faultsOf({ PUBLIC_URL, AUTH_SECRET: SECRET })).toEqual([]);
  });

  it.each(['change-me-change-me-change-me-123', 'better-auth-secret-123456789012345', 'a'.repeat(40)])(
    'refuses the sample secret %s for the world, but not for the machine itself',
    (AUTH_SECRET) => {
      const PUBLIC_URL = 'https://learn.example.org';
      expect(faultsOf({ HOST: '192.168.0.7', PUBLIC_URL, AUTH_SECRET })).toHaveLength(1);
      expect(faultsOf({ PUBLIC_URL, AUTH_SECRET })).toHaveLength(1);
      expect(faultsOf({ AUTH_SECRET })).toEqual([]);
    },
  );

  it.each([
    [{ PUBLIC_URL: 'http://192.168.1.5:3000' }],
    [{ PUBLIC_URL: 'http://learn.example.org' }],
    [{ HOST: '192.168.1.5' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }],
  ])('requires https unless only this machine can reach it: %j', (variables) => {
    expect(faultsOf({ ...variables, AUTH_SECRET: SECRET })).toEqual([
      'PUBLIC_URL has to be an https address, such as https://learn.example.org, unless HOST and PUBLIC_URL mean this ' +
        'machine itself: over plain http, browsers lose results.',
    ]);
    expect(faultsOf({ ...variables, AUTH_SECRET: SECRET, PUBLIC_URL: 'https://learn.example.org' })).toEqual([]);
  });

  it('logs at level warn on loopback and at level info elsewhere', () => {
    const world = { PUBLIC_URL: 'https://learn.example.org', AUTH_SECRET: SECRET };
    expect(readEnvironment(world).logLevel).toBe('info');
    expect(readEnvironment({ PUBLIC_URL: 'http://localhost:3000' }).logLevel).toBe('warn');
    expect(readEnvironment({ ...world, LOG_LEVEL: 'error' }).logLevel).toBe('error');
    expect(readEnvironment({ LOG_LEVEL: 'info' }).logLevel).toBe('info');
    expect(faultsOf({ LOG_LEVEL: 'loud' })).toEqual([expect.stringMatching(/^LOG_LEVEL has to be one of .+\.$/)]);
  });

  it('reads proxies as IP addresses', () => {
    expect(readEnvironment({ TRUSTED_PROXY: '10.0.0.1, ::1' }).trustedProxies).toEqual(['10.0.0.1', '::1']);
  });
});
