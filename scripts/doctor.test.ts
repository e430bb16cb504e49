import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabases } from '../server/database/open-databases.ts';
import { takeBackup } from '../server/operations/backup.ts';
import { databaseFile, emptyFolder, filledFolder, jobIn } from '../server/testing/databases/data-folder.ts';
import { startFakeOpenId } from '../server/testing/servers/fake-openid.ts';
import { freePort, usedPort } from '../server/testing/servers/free-port.ts';
import { type Broken, examineWith, expectNamed, runDoctor } from './doctor/testing/examine-with.ts';
import { runScript, runScriptUnprivileged } from './run-script.ts';
import { MailServer } from './servers/mail-server.ts';
import { IS_ROOT, NOBODY } from './servers/unprivileged.ts';

/** A data folder with an empty database, and an empty one of the questionnaire in another folder. */
async function pairedDatabases() {
  const [DATA_DIR, other] = [await emptyFolder(), await emptyFolder()];
  const autism = join(other, 'autism.sqlite');
  await (await openDatabases({ main: databaseFile(DATA_DIR), autism })).close();
  return { DATA_DIR, AUTISM_DATABASE_URL: `sqlite:${autism}` };
}

const OIDC = { OIDC_CLIENT_ID: 'our-id', OIDC_CLIENT_SECRET: 'our-secret' };
const MAIL_FROM = 'learn@example.org';
const AUTH_SECRET = randomBytes(32).toString('hex');

/** Serves one answer for every request until the test ends. */
async function serve(
  status: number,
  headers: Record<string, string> = {},
  body: (origin: string) => object = () => ({}),
) {
  const server = createServer((_request, answer) => {
    const { port } = server.address() as AddressInfo;
    answer.writeHead(status, headers).end(JSON.stringify(body(`http://127.0.0.1:${port}`)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const configurationOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  id_token_signing_alg_values_supported: ['ES256'],
});

/** A mail server that accepts no password. */
async function mailServerThatRefuses() {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const BROKEN: Record<string, () => Promise<Broken>> = {
  'a setting that is not valid': async () => ({
    settings: { DATA_DIR: await emptyFolder(), BACKUP_HOURS: 'often' },
    line: 'Settings: WRONG. BACKUP_HOURS has to be a whole number from 0 to 9999.',
  }),
  'a public address at which nothing answers': async () => {
    const PUBLIC_URL = `https://localhost:${await freePort()}`;
    return {
      settings: { DATA_DIR: await emptyFolder(), PUBLIC_URL },
      line:
        `Public address: WRONG. ${PUBLIC_URL} cannot be reached from this machine (ECONNREFUSED). Check the name, the ` +
        'proxy and the firewall.',
    };
  },
  'a proxy that is not trusted': async () => ({
    settings: { DATA_DIR: await emptyFolder(), PUBLIC_URL: 'https://learn.example.invalid' },
    line:
      'Settings: WRONG. TRUSTED_PROXY is not set, so all clients behind the proxy count as one for limits: set it to ' +
      "the proxy's address, such as 127.0.0.1.",
  }),
  'a file that is no database': async () => {
    const DATA_DIR = await emptyFolder();
    await writeFile(databaseFile(DATA_DIR), 'these are only words, '.repeat(100));
    return {
      settings: { DATA_DIR },
      line:
        `Database: WRONG. The database ${databaseFile(DATA_DIR)} cannot be opened: file is not a database. DATABASE_URL ` +
        'says which it is.',
    };
  },
  'the wrong port of PostgreSQL': async () => {
    const port = await freePort();
    return {
      settings: { DATA_DIR: await emptyFolder(), DATABASE_URL: `postgres://ada:secret@127.0.0.1:${port}/learn` },
      line:
        `Database: WRONG. The database learn at 127.0.0.1:${port} does not answer (ECONNREFUSED). DATABASE_URL says ` +
        'which it is.',
    };
  },
  'the wrong port of the mail server': async () => {
    const port = await freePort();
    return {
      settings: { DATA_DIR: await emptyFolder(), SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM },
      line:
        `Mail server: WRONG. 127.0.0.1:${port} does not answer as a mail server (ESOCKET CONN). Check the name and the ` +
        'port in SMTP_URL, smtps:// for TLS from the start or smtp:// for STARTTLS, and the firewall.',
    };
  },
  'a log-in that the mail server refuses': async () => {
    const host = await mailServerThatRefuses();
    return {
      settings: { DATA_DIR: await emptyFolder(), SMTP_URL: `smtp://ada:wrong@${host}`, MAIL_FROM },
      line:
        `Mail server: WRONG. ${host} refuses the log-in (EAUTH 535 AUTH PLAIN). Correct the user and the password in ` +
        'SMTP_URL.',
    };
  },
  'a password for a mail server that offers no log-in': async () => {
    const mail = await MailServer.start();
    onTestFinished(() => mail.stop());
    return {
      settings: { DATA_DIR: await emptyFolder(), SMTP_URL: `smtp://ada:canary@127.0.0.1:${mail.port}`, MAIL_FROM },
      line:
        `Mail server: WRONG. 127.0.0.1:${mail.port} offers no log-in, so the user and the password in SMTP_URL are not ` +
        'used, and it may refuse mails to others. Name the port for sending (465 or 587), or leave both out.',
    };
  },
  'a data folder that is a link to nowhere': async () => {
    const DATA_DIR = join(await emptyFolder(), 'link');
    await symlink('/nowhere/at-all', DATA_DIR);
    return {
      settings: { DATA_DIR },
      line:
        `Data folder: WRONG. ${DATA_DIR} is a link to a folder that is not there. Mount or create that folder, or correct ` +
        'DATA_DIR.',
    };
  },
  'a data folder that is a file': async () => {
    const DATA_DIR = join(await emptyFolder(), 'file');
    await writeFile(DATA_DIR, '');
    return { settings: { DATA_DIR }, line: `Data folder: WRONG. ${DATA_DIR} is a file. Name a folder in DATA_DIR.` };
  },
  'an empty file of the secret': async () => {
    const DATA_DIR = await emptyFolder();
    const file = join(DATA_DIR, 'auth-secret');
    await writeFile(file, '');
    return {
      settings: { DATA_DIR },
      line: `Secret: WRONG. The file ${file} is empty. Delete it, and a new secret is made; all users have to sign in again.`,
    };
  },
  'several servers in DATABASE_URL': async () => ({
    settings: { DATA_DIR: await emptyFolder(), DATABASE_URL: 'postgres://ada:canary@one,two/learn' },
    line:
      'Settings: WRONG. DATABASE_URL has to name one server: the app cannot choose among several. Put haproxy in front of ' +
      'them, which leads to the primary, and name that, see docs/deploying.md.',
  }),
  'the same port for the app and the metrics': async () => ({
    settings: { DATA_DIR: await emptyFolder(), PORT: '3000', METRICS_PORT: '3000' },
    line: 'Settings: WRONG. METRICS_PORT has to be another port than PORT.',
  }),
  'a secret that can be guessed': async () => ({
    settings: {
      ...{ DATA_DIR: await emptyFolder(), PUBLIC_URL: 'https://learn.example.invalid', TRUSTED_PROXY: '127.0.0.1' },
      AUTH_SECRET: 'change-me-change-me-change-me-change-me',
    },
    line: 'Settings: WRONG. AUTH_SECRET is a sample that others know or can guess. Use random characters.',
  }),
  'no https where others use the app': async () => ({
    settings: { DATA_DIR: await emptyFolder(), PUBLIC_URL: 'http://learn.example.invalid' },
    line:
      'Settings: WRONG. PUBLIC_URL has to be an https address, such as https://learn.example.org, unless HOST and PUBLIC_URL ' +
      'mean this machine itself: over plain http, browsers lose results.',
  }),
  'a port that another program uses': async () => {
    const PORT = String(await usedPort());
    return {
      settings: { DATA_DIR: await emptyFolder(), PORT },
      line:
        `PORT: WRONG. ${PORT} at 127.0.0.1 is used by another program, or by this app with another version or AUTH_SECRET. ` +
        'Stop that one, or choose another PORT.',
    };
  },
  'a port of the metrics that another program uses': async () => {
    const METRICS_PORT = String(await usedPort());
    return {
      settings: { DATA_DIR: await emptyFolder(), METRICS_PORT },
      line:
        `METRICS_PORT: WRONG. ${METRICS_PORT} at 127.0.0.1 is used by another program, or by this app with another version ` +
        'or AUTH_SECRET. Stop that one, or choose another METRICS_PORT.',
    };
  },
  'an address to listen on of another machine': async () => ({
    settings: {
      ...{ DATA_DIR: await emptyFolder(), HOST: '192.0.2.1', PUBLIC_URL: 'https://learn.example.invalid' },
      ...{ AUTH_SECRET, TRUSTED_PROXY: '192.0.2.2', PORT: '3000' },
    },
    line: 'PORT: WRONG. 192.0.2.1 is no address of this machine (EADDRNOTAVAIL). Correct HOST.',
  }),
  'an OpenID provider that answers 404': async () => {
    const OIDC_ISSUER = await serve(404);
    return {
      settings: { DATA_DIR: await emptyFolder(), OIDC_ISSUER, ...OIDC },
      line:
        `Sign-in with OpenID Connect: WRONG. ${OIDC_ISSUER}/.well-known/openid-configuration: the OpenID provider ` +
        'answered 404. Correct OIDC_ISSUER.',
    };
  },
  'an OpenID provider that does not run': async () => {
    const OIDC_ISSUER = `http://127.0.0.1:${await freePort()}`;
    return {
      settings: { DATA_DIR: await emptyFolder(), OIDC_ISSUER, ...OIDC },
      line:
        `Sign-in with OpenID Connect: WRONG. ${OIDC_ISSUER}/.well-known/openid-configuration does not answer ` +
        '(ECONNREFUSED). Check OIDC_ISSUER, the firewall, and whether the provider runs.',
    };
  },
  'a key for Apple that is not there': async () => ({
    settings: {
      ...{ DATA_DIR: await emptyFolder(), APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b', APPLE_KEY_ID: 'c' },
      APPLE_KEY_FILE: '/nowhere/key.p8',
    },
    line: 'Sign-in providers: WRONG. APPLE_KEY_FILE /nowhere/key.p8 cannot be read.',
  }),
  'no backup where there should be one': async () => {
    const DATA_DIR = await filledFolder();
    return {
      settings: { DATA_DIR, BACKUP_HOURS: '24' },
      line:
        `Backup: WRONG. There is no backup in ${join(DATA_DIR, 'backups')}. Set BACKUP_HOURS=24 and look at the log of ` +
        'the server, or run: npm run backup.',
    };
  },
  'a backup that is too old': async () => {
    const DATA_DIR = await filledFolder();
    await takeBackup(jobIn(DATA_DIR), new Date(Date.now() - 30.5 * 3_600_000));
    return {
      settings: { DATA_DIR, BACKUP_HOURS: '24' },
      line:
        `Backup: WRONG. The newest backup in ${join(DATA_DIR, 'backups')} is 30 hours old. Set BACKUP_HOURS=24 and look ` +
        'at the log of the server, or run: npm run backup.',
    };
  },
  'a dump of PostgreSQL that is too old': async () => {
    const DATA_DIR = await emptyFolder();
    const folder = join(DATA_DIR, 'backups');
    await mkdir(folder);
    await writeFile(join(folder, 'thembstudy-2026-01-01T10-00-00Z.dump'), '');
    const hours = Math.floor((Date.now() - Date.parse('2026-01-01T10:00:00Z')) / 3_600_000);
    return {
      settings: { DATA_DIR, DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/learn` },
      line:
        `Backup: WRONG. The newest backup in ${folder} is ${hours} hours old. Start the timer thembstudy-dump, or look at ` +
        'its log, see docs/deploying.md.',
    };
  },
};

it.each(Object.entries(BROKEN))('doctor names %s', async (_what, setUp) => expectNamed(await setUp()));

it.runIf(process.getuid)('doctor names a folder that its user cannot write, and exits with 1', async () => {
  // Other users cannot enter the temporary folder of the tests.
  const DATA_DIR = await mkdtemp('/tmp/thembstudy-data-');
  onTestFinished(() => rm(DATA_DIR, { recursive: true }));
  await chmod(DATA_DIR, 0o555);
  const { status, lines } = await runDoctor({ DATA_DIR }, runScriptUnprivileged);
  const user = IS_ROOT ? NOBODY : process.getuid?.();
  const sentence = `The user with the number ${user} cannot write into the folder ${DATA_DIR}. Give the folder to this user.`;
  expect(lines).toContain(`Database: WRONG. ${sentence}`);
  expect(status).toBe(1);
  if (!IS_ROOT) return;
  await chown(DATA_DIR, NOBODY, NOBODY);
  await chmod(DATA_DIR, 0o700);
  expect((await runDoctor({ DATA_DIR }, runScriptUnprivileged)).status).toBe(0);
});

it('doctor names a full disk, and exits with 1', async () => {
  const DATA_DIR = await emptyFolder();
  const { exitCode, lines } = await examineWith({ DATA_DIR }, { freeBytes: async () => 2_000_000 });
  expect(lines).toContain(
    `Disk: WRONG. Only 2 MB are free for ${DATA_DIR}; 500 MB are needed. Delete files or enlarge the disk.`,
  );
  expect(exitCode).toBe(1);
});

it.each([
  [61_000, 'WRONG. It is 61 seconds ahead of', 1],
  [-3_600_000, 'WRONG. It is 3600 seconds behind', 1],
  [50_000, 'OK. It agrees with', 0],
] as const)('doctor compares a clock that is %i ms off with that of the OpenID provider', async (off, words, code) => {
  const now = new Date('2026-11-21T10:00:00.000Z');
  const date = new Date(now.getTime() - off).toUTCString();
  const OIDC_ISSUER = await serve(200, { Date: date }, configurationOf);
  const { exitCode, lines } = await examineWith(
    { DATA_DIR: await emptyFolder(), OIDC_ISSUER, ...OIDC },
    { now: () => now },
  );
  expect(lines.find((line) => line.startsWith('Clock: '))).toContain(words);
  expect(exitCode).toBe(code);
});

it('doctor says OK for each part of a good set-up, and exits with 0', async () => {
  const { DATA_DIR, AUTISM_DATABASE_URL } = await pairedDatabases();
  const mail = await MailServer.start();
  onTestFinished(() => mail.stop());
  const provider = await startFakeOpenId(OIDC.OIDC_CLIENT_ID);
  onTestFinished(() => provider.stop());
  await mkdir(join(DATA_DIR, 'backups'));
  await takeBackup({ ...jobIn(DATA_DIR), isAlone: false });
  const { status, lines } = await runDoctor({
    ...{ DATA_DIR, AUTISM_DATABASE_URL, SMTP_URL: mail.address, MAIL_FROM },
    ...{ OIDC_ISSUER: provider.issuer, ...OIDC },
  });
  expect(lines.map((line) => line.replace(/\. .*/, ''))).toEqual([
    'Settings: OK',
    'Database: OK',
    'Secret: not tried',
    'Database of the questionnaire: OK',
    'Mail server: OK',
    'Sign-in with OpenID Connect: OK',
    'Clock: OK',
    'PORT: OK',
    'Public address: OK',
    'Disk: OK',
    // The two databases lie in different folders.
    'Disk: OK',
    'Backup: OK',
    'Backup of the questionnaire: not tried',
  ]);
  expect(status).toBe(0);
  expect(mail.mails).toEqual([]);
});

it('doctor says what cannot be asked, and creates nothing in an empty folder', async () => {
  const { status, lines } = await runDoctor({ DATA_DIR: join(await emptyFolder(), 'new') });
  expect(status).toBe(0);
  expect(lines).toContain('Clock: not tried. There is no sign-in provider that can be asked for the time.');
  expect(lines).toContain('Backup: not tried. There is no database yet.');
});

it('doctor notes missing addresses where others use the app, which is no fault', async () => {
  const settings = {
    DATA_DIR: await emptyFolder(),
    PUBLIC_URL: 'https://learn.example.invalid',
    TRUSTED_PROXY: '127.0.0.1',
  };
  const { lines } = await examineWith(settings);
  expect(lines.filter((line) => line.startsWith('Settings: '))).toEqual([
    'Settings: OK. The server accepts them.',
    'Settings: note. OPERATOR_EMAIL is not set, so requests for a demo are mailed to nobody.',
    'Settings: note. SECURITY_CONTACT is not set, so /.well-known/security.txt names the form on /about.',
  ]);
  const { lines: ofOneMachine, exitCode } = await examineWith({ DATA_DIR: await emptyFolder() });
  expect([ofOneMachine.join('\n'), exitCode]).toEqual([expect.not.stringContaining(': note.'), 0]);
});

it('doctor --help says what it does', async () => {
  const { status, stdout } = await runScript('doctor', ['--help'], {});
  expect([status, stdout.split('\n')[0]]).toEqual([0, 'npm run doctor']);
  expect(await runScript('doctor', ['--fix'], {})).toEqual({
    status: 1,
    stdout: '',
    stderr: 'Use it like this: npm run doctor\n',
  });
});
