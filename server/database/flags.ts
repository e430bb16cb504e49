import type { Flag } from './tables.ts';

export function toFlag(isSet: boolean): Flag {
  return isSet ? 1 : 0;
}

export function fromFlag(flag: Flag): boolean {
  return flag === 1;
}
