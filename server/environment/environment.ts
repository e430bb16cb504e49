import { isIP } from 'node:net';
import { z } from 'zod';
import { type DatabaseAddresses, isPostgresAddress, readDatabases } from './databases.ts';
import { isLoopback } from './loopback.ts';
import { type MailSettings, readMail } from './mail.ts';
import { type MetricsSettings, readMetrics } from './metrics.ts';
import { misspeltNames } from './misspelt-names.ts';
import { type ProviderSettings, readProviders } from './providers.ts';
import { StartupError } from './startup-error.ts';

const SECRET = { shortest: 32, fewestDifferentCharacters: 12 } as const;
const SAMPLE_WORDS = /change.?me|your.?secret|example|placeholder|better-auth-secret|^(secret|password|test)/i;

/** From all lines to none. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

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
  /** How many log-ins and sign-ups one client address may send in a minute. */
  signInsPerMinute: number;
  /** How many sign-ups one client address may send in an hour, where each causes a mail or tells that an email is taken. */
  signUpsPerHour: number;
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
  /** Whether only this machine can reach the app. Stand-ins may then replace what is not configured. */
  isLoopbackOnly: boolean;
};

const wholeNumber = (form: RegExp) => z.string().regex(form).transform(Number);

const settings = z.object({
  PORT: wholeNumber(/^\d{1,5}$/)
    .refine((port) => port <= 65_535)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  PUBLIC_URL: z.string().transform(originOf).refine(Boolean).nullable().default(null),
  AUTH_SECRET: z.string().nullable().default(null),
  TRUSTED_PROXY: z
    .string()
    .transform((list) => list.split(',').map((address) => address.trim()))
    .refine((addresses) => addresses.every((address) => isIP(address) !== 0))
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS).optional(),
  RETENTION_MONTHS: wholeNumber(/^[1-9]\d{0,2}$/).default(24),
  SIGN_INS_PER_MINUTE: wholeNumber(/^[1-9]\d{0,3}$/).default(60),
  SIGN_UPS_PER_HOUR: wholeNumber(/^[1-9]\d{0,3}$/).default(60),
  DRAIN_SECONDS: wholeNumber(/^\d{1,2}$/).default(0),
  BACKUP_HOURS: wholeNumber(/^\d{1,4}$/).default(0),
});

/** The name of every setting. */
export const KNOWN_SETTINGS = [
  ...Object.keys(settings.shape),
  ...['DATABASE_URL', 'AUTISM_DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'OPERATOR_EMAIL', 'METRICS_PORT', 'METRICS_HOST'],
  ...['GOOGLE', 'GITHUB', 'FACEBOOK', 'APPLE', 'OIDC'].flatMap((way) => [`${way}_CLIENT_ID`, `${way}_CLIENT_SECRET`]),
  ...['APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY_FILE', 'OIDC_ISSUER', 'OIDC_NAME', 'OIDC_TRUST_EMAIL'],
];

const SENTENCES: Record<string, string> = {
  PORT: 'PORT has to be a whole number from 0 to 65535.',
  HOST: 'HOST has to be an IP address or the name of a host.',
  DATA_DIR: 'DATA_DIR has to be the path of a folder.',
  PUBLIC_URL: 'PUBLIC_URL has to be an address such as https://learn.example.org, without a path.',
  TRUSTED_PROXY: 'TRUSTED_PROXY has to be one or more IP addresses with commas between them.',
  LOG_LEVEL: `LOG_LEVEL has to be one of ${LOG_LEVELS.join(', ')}.`,
  RETENTION_MONTHS: 'RETENTION_MONTHS has to be a whole number from 1 to 999.',
  SIGN_INS_PER_MINUTE: 'SIGN_INS_PER_MINUTE has to be a whole number from 1 to 9999.',
  SIGN_UPS_PER_HOUR: 'SIGN_UPS_PER_HOUR has to be a whole number from 1 to 9999.',
  DRAIN_SECONDS: 'DRAIN_SECONDS has to be a whole number from 0 to 99.',
  BACKUP_HOURS: 'BACKUP_HOURS has to be a whole number from 0 to 9999.',
};

const HTTPS_NEEDED =
  'PUBLIC_URL has to be an https address, such as https://learn.example.org, unless HOST and PUBLIC_URL mean this ' +
  'machine itself: over plain http, browsers lose results.';

const BACKUPS_OF_POSTGRES =
  'BACKUP_HOURS has to stay unset with a PostgreSQL database: that is backed up with pg_dump, see docs/scaling.md.';

/**
 * The settings of the server. An empty variable counts as not set.
 * @throws StartupError with one sentence for each invalid setting.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { data, error } = settings.safeParse(given);
  const faults = new Set(error?.issues.map(({ path }) => SENTENCES[String(path[0])] ?? `${String(path[0])} is wrong.`));
  for (const fault of misspeltNames(Object.keys(given), KNOWN_SETTINGS)) faults.add(fault);
  const host = data?.HOST ?? given.HOST ?? '127.0.0.1';
  for (const fault of secretFaults(host, given.PUBLIC_URL, given.AUTH_SECRET)) faults.add(fault);
  if (!isSecureContext(host, given.PUBLIC_URL)) faults.add(HTTPS_NEEDED);
  const { providers, faults: providerFaults } = readProviders(given);
  const { mail, faults: mailFaults } = readMail(given);
  const { databases, faults: databaseFaults } = readDatabases(given);
  const { metrics, faults: metricsFaults } = readMetrics(given);
  if (Number(given.BACKUP_HOURS) > 0 && Object.values(databases).some((place) => place && isPostgresAddress(place)))
    faults.add(BACKUPS_OF_POSTGRES);
  for (const fault of [...providerFaults, ...mailFaults, ...databaseFaults, ...metricsFaults]) faults.add(fault);
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
    mail,
    signInsPerMinute: data.SIGN_INS_PER_MINUTE,
    signUpsPerHour: data.SIGN_UPS_PER_HOUR,
    retentionMonths: data.RETENTION_MONTHS,
    backupHours: data.BACKUP_HOURS,
    drainSeconds: data.DRAIN_SECONDS,
    logLevel: data.LOG_LEVEL ?? (isLocalOnly ? 'warn' : 'info'),
    metrics,
    isLoopbackOnly: isLocalOnly,
  };
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
