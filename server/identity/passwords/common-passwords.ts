import { dictionary } from '@zxcvbn-ts/language-common';
import { PASSWORD } from '#contract/people/password.ts';
import { Problem } from '../../http/answers/problems.ts';

/** Common passwords that the list of the library lacks, in lower case without spaces and ending digits. */
const MORE = `
  thepassword yourpassword changepassword p@ssword contraseña lösenord letmeinplease pleaseletmein welcomehome welcomeback
  willkommen iloveyouso iloveyoumore iloveyoubaby iloveyouforever ilovemymom ilovemydad iloveschool ihateschool ilovepizza
  ilovemycat ilovemydog iloveminecraft adminadmin adminpassword rootpassword superadmin superuser testtesttest testpassword
  qwertyqwerty qwertz 1q2w3e4r5t6y7u8i asdfasdfasdf zxcvbnmasd asdfqwerzxcv abcdef abcdefg abcabcabc aa12345678
  123abc456def a1b2c3d4e5f footballer cristianoronaldo leomessi roblox fortnite lordoftherings gryffindor slytherin
  narutouzumaki mylittlepony butterflies cookiemonster instagram whatsapp blink182blink trustno1trustno supersecret
  happybirthday thembstudy correcthorsebatterystaple`;
const COMMON = new Set([...dictionary['passwords-common'], ...MORE.trim().split(/\s+/)]);
const ENDING = /[\d!?.]{1,6}$/;

const SHORTEST_RUN = 4;
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'wxcvbn',
];
const RUNS_BOTH_WAYS = [...RUNS, ...RUNS.map((run) => [...run].reverse().join(''))];
const LONGEST_RUN = Math.max(...RUNS.map(({ length }) => length));

/**
 * Checks the length of a new password and that it is not common.
 * @throws Problem `weak-password`, `long-password` or `common-password`.
 */
export function checkNewPassword(password: string, email: string): void {
  if (password.length < PASSWORD.shortest) throw new Problem('weak-password');
  if (password.length > PASSWORD.longest) throw new Problem('long-password');
  if (isCommonPassword(password, email)) throw new Problem('common-password');
}

/** Whether a password is easy to guess: on the list, also with digits at its end, the user's email, a repeated part, or sequences of keys. */
export function isCommonPassword(password: string, email = ''): boolean {
  const normalized = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  return (
    COMMON.has(normalized) ||
    COMMON.has(normalized.replace(ENDING, '')) ||
    normalized === email.toLowerCase() ||
    isRepeatedPart(normalized) ||
    consistsOfRuns(normalized)
  );
}

/** Matches `aaaaaaaaaa`, `abababababab`, `123123123123`. */
function isRepeatedPart(normalized: string): boolean {
  return /^(.{1,4}?)\1+$/u.test(normalized);
}

/** Whether it consists of sequences of adjacent keys, such as `qwertyuiop`, `987654321` or `asdf1234!`. */
function consistsOfRuns(normalized: string): boolean {
  let rest = normalized;
  for (let run = longestPrefixRun(rest); run > 0; run = longestPrefixRun(rest)) rest = rest.slice(run);
  return rest === '' || (rest.length < normalized.length && /^[\d!?.]{1,3}$/.test(rest));
}

/** The length of the longest key sequence at the start; 0 when it is shorter than four. */
function longestPrefixRun(text: string): number {
  let length = Math.min(text.length, LONGEST_RUN);
  while (length >= SHORTEST_RUN && !RUNS_BOTH_WAYS.some((run) => run.includes(text.slice(0, length)))) length -= 1;
  return length >= SHORTEST_RUN ? length : 0;
}
