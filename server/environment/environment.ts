import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { looksLikeEmail } from '#rules/people/email.ts';
import { SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import { SIGN_UP_MODES, type SignUpMode, TEACHER_MODES, type TeacherMode } from '#rules/people/sign-up.ts';
import { TESTS_MODES, type TestsMode } from '#rules/screening/test-offer.ts';
import { type DatabaseAddresses, isPostgresAddress, readDatabases } from './databases.ts';
import { isLoopback } from './loopback.ts';
import { misspeltNames } from './misspelt-names.ts';
import { type ProviderSettings, readProviders } from './providers.ts';
import { StartupError } from './startup-error.ts';

const SECRET = { shortest: 32, fewestDifferentCharacters: 12 } as const;
const SAMPLE_WORDS = /change.?me|your.?secret|example|placeholder|better-auth-secret|^(secret|password|test)/i;

/** From the most to the fewest lines. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type MailSettings = {
  /** Null: no mail is sent. */
  smtpUrl: string | null;
  from: string;
  /** Receives demo requests; null: no mail for them. */
  operatorEmail: string | null;
};

/** Who can make an account here, and be a teacher. */
export type SignUpSettings = {
  mode: SignUpMode;
  /** In lower case; empty: every address is allowed. */
  emailDomains: string[];
  teachers: TeacherMode;
  /** Whether the school that runs the OpenID provider answers for the sign-up of pupils under 13. */
  schoolAnswersForPupils: boolean;
};

/** The address of the metrics endpoint. */
export type MetricsSettings = { host: string; port: number };

export type Environment = {
  /** 0: any free port. */
  port: number;
  host: string;
  dataDir: string;
  databases: DatabaseAddresses;
  /** The origin that browsers use; null: the address the server listens on. */
  publicUrl: string | null;
  /** Null only on loopback: the server then generates one and stores it in the data folder. */
  authSecret: string | null;
  trustedProxies: string[];
  providers: ProviderSettings;
  mail: MailSettings;
  signUp: SignUpSettings;
  /** To whom the test is offered. */
  tests: TestsMode;
  /** Who runs the server, as pages name them. */
  operatorName: string | null;
  /** An email or https address for reports of vulnerabilities; null: the page with the contact form. */
  securityContact: string | null;
  /** How many log-ins and sign-ups one client address may send in a minute. */
  signInsPerMinute: number;
  /** How many sign-ups one client address may send in an hour, where each causes a mail or tells that an email is taken. */
  signUpsPerHour: number;
  /** After how many days without a visit a learner has to log in again. */
  sessionDays: number;
  /** Results of an account are deleted after this many months without use. */
  retentionMonths: number;
  /** The age of the newest backup at which the server makes a new one; 0: no backups. */
  backupHours: number;
  /** How long the server still accepts requests, reporting not ready, after SIGTERM. */
  drainSeconds: number;
  /** The lowest logged level. Default: `warn` on loopback, where a person reads the terminal, otherwise `info`. */
  logLevel: LogLevel;
  /** Null: no metrics. */
  metrics: MetricsSettings | null;
  /** Whether responses that do not match the contract fail, for development. */
  checksAnswers: boolean;
  /** Whether only this machine can reach the app. Stand-ins may then replace what is not configured. */
  isLoopbackOnly: boolean;
};

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `a whole number from ${least} to ${most}`,
    })
    .transform(Number);
const host = z
  .string()
  .regex(/^[A-Za-z0-9.:-]+$/, 'an IP address or the name of a host')
  .default('127.0.0.1');
const email = z.string().refine(looksLikeEmail, 'an email address');

/** Each message completes the sentence "NAME has to be …". */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: host,
  DATA_DIR: z.string().default('data'),
  PUBLIC_URL: z
    .string()
    .transform(originOf)
    .refine(Boolean, 'an address such as https://learn.example.org, without a path')
    .nullable()
    .default(null),
  AUTH_SECRET: z.string().nullable().default(null),
  TRUSTED_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every((address) => isIP(address) !== 0), {
      error: 'one or more IP addresses with commas between them',
    })
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).optional(),
  // At most 30, which PRIVACY.md promises.
  SESSION_DAYS: wholeNumber(1, 30).default(30),
  RETENTION_MONTHS: wholeNumber(1, 999).default(24),
  SIGN_INS_PER_MINUTE: wholeNumber(1, 9999).default(60),
  SIGN_UPS_PER_HOUR: wholeNumber(1, 9999).default(60),
  DRAIN_SECONDS: wholeNumber(0, 99).default(0),
  CHECK_ANSWERS: z.enum(['true', 'false'], 'true or false').default('false'),
  BACKUP_HOURS: wholeNumber(0, 9999).default(0),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: host,
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'an address such as smtps://user:password@mail.example.org:465')
    .nullable()
    .default(null),
  MAIL_FROM: email.default('thembstudy@localhost.invalid'),
  OPERATOR_EMAIL: email.nullable().default(null),
  OPERATOR_NAME: z.string().trim().max(100, 'a name of at most 100 characters').nullable().default(null),
  SIGN_UP: z.enum(SIGN_UP_MODES, `one of ${SIGN_UP_MODES.join(', ')}`).default('open'),
  EMAIL_DOMAINS: z
    .string()
    .transform((list) => list.split(',').map((domain) => domainToASCII(domain.trim())))
    .refine((domains) => domains.every(isDomain), {
      error: 'one or more domains such as school.example with commas between them',
    })
    .default([]),
  TEACHERS: z.enum(TEACHER_MODES, `one of ${TEACHER_MODES.join(', ')}`).default('open'),
  SCHOOL_ANSWERS_FOR_PUPILS: z.enum(['yes', 'no'], 'yes or no').default('no'),
  TESTS: z.enum(TESTS_MODES, `one of ${TESTS_MODES.join(', ')}`).default('everyone'),
  SECURITY_CONTACT: z
    .string()
    .refine(isContact, 'an email address or a page such as https://example.org/security')
    .nullable()
    .default(null),
});

/** The name of every setting. */
export const KNOWN_SETTINGS = [
  ...Object.keys(settings.shape),
  ...['DATABASE_URL', 'AUTISM_DATABASE_URL'],
  ...SOCIAL_PROVIDERS.map((provider) => provider.toUpperCase()).flatMap((name) => [
    `${name}_CLIENT_ID`,
    `${name}_CLIENT_SECRET`,
  ]),
  ...['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY_FILE', 'OIDC_ISSUER', 'OIDC_NAME', 'OIDC_TRUST_EMAIL'],
];

const SENDER_NEEDED = 'MAIL_FROM is needed with SMTP_URL: the address that mails come from.';

const SCHOOL_NEEDED =
  'OIDC_ISSUER is needed with SCHOOL_ANSWERS_FOR_PUPILS: the school answers only for pupils of its own provider.';

const HTTPS_NEEDED =
  'PUBLIC_URL has to be an https address, such as https://learn.example.org, unless HOST and PUBLIC_URL mean this ' +
  'machine itself: over plain http, browsers lose results.';

const PORTS_ALIKE = 'METRICS_PORT has to be another port than PORT.';

const BACKUPS_OF_POSTGRES =
  'BACKUP_HOURS has to stay unset with a PostgreSQL database: that is backed up with pg_dump, see docs/deploying.md.';

/**
 * The settings of the server. An empty variable counts as not set.
 * @throws StartupError with one sentence for each invalid setting.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { data, error } = settings.safeParse(given);
  const faults = new Set(error?.issues.map(({ path, message }) => `${String(path[0])} has to be ${message}.`));
  for (const fault of misspeltNames(Object.keys(given), KNOWN_SETTINGS)) faults.add(fault);
  const host = data?.HOST ?? given.HOST ?? '127.0.0.1';
  for (const fault of secretFaults(host, given.PUBLIC_URL, given.AUTH_SECRET)) faults.add(fault);
  if (!isSecureContext(host, given.PUBLIC_URL)) faults.add(HTTPS_NEEDED);
  const { providers, faults: providerFaults } = readProviders(given);
  const { databases, faults: databaseFaults } = readDatabases(given);
  if (given.SMTP_URL && !given.MAIL_FROM) faults.add(SENDER_NEEDED);
  if (Number(given.BACKUP_HOURS) > 0 && Object.values(databases).some((place) => place && isPostgresAddress(place)))
    faults.add(BACKUPS_OF_POSTGRES);
  if (data?.SCHOOL_ANSWERS_FOR_PUPILS === 'yes' && !given.OIDC_ISSUER) faults.add(SCHOOL_NEEDED);
  if (data && data.METRICS_PORT === data.PORT && areAlike(data.METRICS_HOST, data.HOST)) faults.add(PORTS_ALIKE);
  for (const fault of [...providerFaults, ...databaseFaults]) faults.add(fault);
  if (!data || faults.size > 0) throw new StartupError([...faults].join('\n'));
  const isLocalOnly = isLoopbackOnly(host, data.PUBLIC_URL);
  return {
    port: data.PORT,
    host,
    dataDir: data.DATA_DIR,
    databases,
    publicUrl: data.PUBLIC_URL,
    authSecret: data.AUTH_SECRET,
    trustedProxies: data.TRUSTED_PROXY,
    providers,
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM, operatorEmail: data.OPERATOR_EMAIL },
    signUp: {
      mode: data.SIGN_UP,
      emailDomains: data.EMAIL_DOMAINS,
      teachers: data.TEACHERS,
      schoolAnswersForPupils: data.SCHOOL_ANSWERS_FOR_PUPILS === 'yes',
    },
    tests: data.TESTS,
    operatorName: data.OPERATOR_NAME,
    securityContact: data.SECURITY_CONTACT,
    signInsPerMinute: data.SIGN_INS_PER_MINUTE,
    signUpsPerHour: data.SIGN_UPS_PER_HOUR,
    sessionDays: data.SESSION_DAYS,
    retentionMonths: data.RETENTION_MONTHS,
    backupHours: data.BACKUP_HOURS,
    drainSeconds: data.DRAIN_SECONDS,
    logLevel: data.LOG_LEVEL ?? (isLocalOnly ? 'warn' : 'info'),
    metrics: data.METRICS_PORT === undefined ? null : { host: data.METRICS_HOST, port: data.METRICS_PORT },
    checksAnswers: data.CHECK_ANSWERS === 'true',
    isLoopbackOnly: isLocalOnly,
  };
}

/** Whether two addresses cannot have the same port; 0.0.0.0 and :: are every address. */
function areAlike(host: string, other: string): boolean {
  return host === other || [host, other].some((each) => each === '0.0.0.0' || each === '::');
}

function secretFaults(host: string, publicUrl: string | undefined, secret: string | undefined): string[] {
  if (secret === undefined)
    return isLoopback(host)
      ? []
      : [`AUTH_SECRET is needed when HOST is ${host}: ${SECRET.shortest} random characters.`];
  const publicHost = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).hostname : host;
  if (isLoopback(host) && isLoopback(publicHost)) return [];
  if (secret.length < SECRET.shortest) return [`AUTH_SECRET needs at least ${SECRET.shortest} characters.`];
  const isGuessable = SAMPLE_WORDS.test(secret) || new Set(secret).size < SECRET.fewestDifferentCharacters;
  return isGuessable ? ['AUTH_SECRET is a sample that others know or can guess. Use random characters.'] : [];
}

function isLoopbackOnly(host: string, publicUrl: string | null): boolean {
  return isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
}

/** Whether our pages are a secure context; the outbox for results needs one. */
function isSecureContext(host: string, publicUrl = 'http://localhost'): boolean {
  const origin = originOf(publicUrl);
  if (origin === null) return true; // Reported separately.
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || (isLoopback(host) && isLoopback(hostname));
}

function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : null;
}

/** Whether it is the part of an address after the @. */
function isDomain(text: string): boolean {
  return looksLikeEmail(`name@${text}`) && !text.startsWith('.') && !isIP(text);
}

function isSmtpUrl(address: string): boolean {
  return URL.canParse(address) && /^smtps?:$/.test(new URL(address).protocol) && new URL(address).hostname !== '';
}

function isContact(contact: string): boolean {
  return looksLikeEmail(contact) || (URL.canParse(contact) && new URL(contact).protocol === 'https:');
}
