import { systemCodeOf } from '../environment/startup-error.ts';

/** Of Linux, for files: no room on the disk, no room in one's share of it, no room in a file. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** SQLite's own: the disk is full; a write failed, and it does not say why. */
const SQLITE = { full: 13, writeFailed: 10, damaged: 11, noDatabase: 26 } as const;
const UNREACHABLE = /^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET)/;

/** One sentence for what stopped somebody from writing into a folder. */
export function fileErrorMessage(error: unknown, folder: string): string {
  const code = systemCodeOf(error) ?? '';
  const sqlite = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
  if (NO_ROOM.has(code) || sqlite === SQLITE.full) return `There is not enough room in ${folder}.`;
  if (sqlite === SQLITE.writeFailed) return `The disk of ${folder} failed, or it has no room left.`;
  if (sqlite === SQLITE.damaged || sqlite === SQLITE.noDatabase)
    return `The database is damaged: ${(error as Error).message}.`;
  if (UNREACHABLE.test(code)) return `The database cannot be reached (${code}).`;
  if (/^E[A-Z]+$/.test(code)) return `The folder ${folder} cannot be written to (${code}).`;
  return `It failed at ${folder}: ${error instanceof Error ? error.message : String(error)}.`;
}
