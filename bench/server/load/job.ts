import type { RequestName } from './requests.ts';

/** What the load generator is to do. Each request is one of `requests`, in turns, by one learner after the other. */
export type Job = {
  address: string;
  requests: RequestName[];
  /** A file with one learner in each line, as JSON. */
  learnersFile: string;
  seconds: number;
  /** Connections that are kept open; each carries one request at a time. */
  connections: number;
  /**
   * Requests a second, whether or not those before were answered. Without it every connection asks again as soon as it
   * was answered.
   */
  rate?: number;
  /** Stops after so many requests, also before the time is over. */
  most?: number;
};

/** What came of a job. */
export type Done = {
  /** From the first request to the last answer, in ms. */
  ms: number;
  /** Which of the job's requests each was, by its place there. */
  which: number[];
  /** Of each request, in ms; from when it was due, where there is a rate. */
  tookMs: number[];
  /** When each was due, in ms from the start. */
  dueMs: number[];
  /** The status of each answer; 0 where there was none. */
  statuses: number[];
  /** How many answers 503 did not say when to come again. */
  refusedWithoutTime: number;
  /** Of every run whose saving was confirmed. */
  savedRuns: string[];
};
