/** How much work waits, told when somebody asks. */
export type Sources = {
  /** Passwords that are being hashed, and those whose turn has not come. */
  hashing: () => { running: number; waiting: number };
  /** Mails that are not sent yet. */
  countMails: () => Promise<number>;
  /** Connections to PostgreSQL, and who waits for one; null on SQLite, which has none. */
  connections: () => { used: number; idle: number; waiting: number } | null;
};

/** What stands before the app and lets in what it can do. */
export type Gate = () => { waiting: number; refused: number };
