/** How much work waits, told when somebody asks. */
export type Sources = {
  /** Passwords that are being hashed, and those whose turn has not come. */
  hashing: () => { running: number; waiting: number };
  /** Mails that are not sent yet. */
  countMails: () => Promise<number>;
  /** Connections to PostgreSQL, and who waits for one; null on SQLite, which has none. */
  connections: () => { used: number; idle: number; waiting: number } | null;
};

/** Figures of the admission limit; `refused` counts from the start of the process. */
export type AdmissionFigures = () => { waiting: number; refused: number };
