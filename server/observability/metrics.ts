import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Sources of gauges, read at each request for the metrics. */
export type Sources = {
  /** Running and queued password hashes. */
  hashing: () => { running: number; waiting: number };
  /** Mails that are not sent yet. */
  countMails: () => Promise<number>;
  /** Connections to PostgreSQL, and requests that wait for one; null on SQLite. */
  connections: () => { used: number; idle: number; waiting: number } | null;
  /** The age of the newest backup of each database in seconds; infinite without one. */
  backupAges: () => Promise<Record<string, number>>;
  /** The free bytes of the fullest disk that data is stored on. */
  freeBytes: () => Promise<number>;
  failures: Failures;
  /** The version of the app, and what it runs on. */
  info: Record<string, string>;
};

/** The failures since the start of the process. */
export type Failures = { backups: number; mailsGivenUp: number };

/** Figures of the admission limit; `refused` counts from the start of the process. */
export type AdmissionFigures = () => { waiting: number; refused: number };

/** In seconds. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The counted properties of a request; no personal data. */
export type SeenRequest = { method: string; route: string; status: number; ms: number };

/** Counts requests. */
export type RequestWatch = { began(): void; ended(request: SeenRequest): void };

/** The metrics of a process; no personal data. */
export type Metrics = { registry: Registry; watch: RequestWatch; addAdmission(figures: AdmissionFigures): void };

/** Starts counting: memory, processor and event loop of the process, requests, and queues. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addWaiting(registry, sources);
  addOperations(registry, sources);
  return { registry, watch: watchRequests(registry), addAdmission: (figures) => addAdmission(registry, figures) };
}

function watchRequests(registry: Registry): RequestWatch {
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request until its answer begins.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATION_BUCKETS,
    registers,
  });
  const inFlight = new Gauge({ name: 'http_requests_in_flight', help: 'Requests without an answer yet.', registers });
  return {
    began: () => inFlight.inc(),
    ended({ method, route, status, ms }) {
      inFlight.dec();
      duration.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
    },
  };
}

function addWaiting(registry: Registry, { hashing, countMails, connections }: Sources): void {
  const registers = [registry];
  const stateGauge = (name: string, help: string, read: () => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(read())) this.set({ state }, count);
      },
    });
  stateGauge('password_hashes', 'Passwords to hash: running ones, and those that wait for their turn.', hashing);
  const connectionsHelp = 'Connections to PostgreSQL: used and idle ones, and who waits for one.';
  stateGauge('database_connections', connectionsHelp, () => connections() ?? {});
  new Gauge({
    name: 'mails_waiting',
    help: 'Mails that are not sent yet, in all processes; not a number while the database is away.',
    registers,
    async collect() {
      this.set(await countMails().catch(() => Number.NaN));
    },
  });
}

function addOperations(registry: Registry, { backupAges, freeBytes, failures, info }: Sources): void {
  const registers = [registry];
  new Gauge({
    name: 'backup_age_seconds',
    help: 'Age of the newest backup in the data folder, whichever process made it; infinite without one.',
    labelNames: ['database'],
    registers,
    async collect() {
      for (const [database, seconds] of Object.entries(await backupAges())) this.set({ database }, seconds);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free bytes of the disk with the data; not a number when it cannot be read.',
    registers,
    async collect() {
      this.set(await freeBytes().catch(() => Number.NaN));
    },
  });
  const failureCounter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  failureCounter('backups_failed_total', 'Backups of this process that failed.', () => failures.backups);
  failureCounter('mails_given_up_total', 'Mails that this process gave up to send.', () => failures.mailsGivenUp);
  const help = 'The version of the app and what it runs on; always 1.';
  new Gauge({ name: 'thembstudy_info', help, labelNames: Object.keys(info), registers }).set(info, 1);
}

function addAdmission(registry: Registry, figures: AdmissionFigures): void {
  const registers = [registry];
  new Gauge({
    name: 'http_requests_waiting',
    help: 'Requests that wait until the server begins with them.',
    registers,
    collect() {
      this.set(figures().waiting);
    },
  });
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests that were refused because the server had too much to do.',
    registers,
    collect() {
      this.reset();
      this.inc(figures().refused);
    },
  });
}
