/**
 * The result of a check. `says`: whole sentences, which also say what to do when something is wrong. A `note` is worth
 * knowing and no fault.
 */
export type Finding = { check: string; state: 'ok' | 'wrong' | 'note' | 'not-tried'; says: string };

/** The readings of the machine that the checks need. */
export type Readings = { now: () => Date; freeBytes: (folder: string) => Promise<number> };

/** Creates the findings of one check. */
export function findingsOf(check: string) {
  const as = (state: Finding['state']) => (says: string) => ({ check, state, says });
  return { ok: as('ok'), wrong: as('wrong'), note: as('note'), notTried: as('not-tried') };
}

const STATES = { ok: 'OK', wrong: 'WRONG', note: 'note', 'not-tried': 'not tried' } as const;

/** One line, such as `Clock: OK. It is right to the second.` */
export function lineOf({ check, state, says }: Finding): string {
  return `${check}: ${STATES[state]}. ${says}`;
}

/** The code of a failed request, such as `ECONNREFUSED`; the name of the error when it has none. */
export function requestFaultOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause)
    if ('code' in each && typeof each.code === 'string') return each.code;
  return error instanceof Error ? error.name : String(error);
}

/** Whether an error code is about a certificate. */
export function isCertificateFault(fault: string): boolean {
  return /CERT|SIGNATURE|ALTNAME/.test(fault);
}
