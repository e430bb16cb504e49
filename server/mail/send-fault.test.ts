import { expect, it } from 'vitest';
import { classifySendError } from './smtp.ts';

const OF = 'ada@canary.example';

it.each([
  ['the address is unknown', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, true, false],
  ['the address is malformed', { code: 'EENVELOPE', command: 'API' }, true, false],
  ['the content is refused', { code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, true, false],
  ['the address is busy', { code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' }, false, false],
  ['we may not send from our address', { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' }, false, false],
  ['our password is wrong', { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, false, true],
  ['the server does not answer', { code: 'ECONNECTION', command: 'CONN' }, false, true],
  ['the name of the server is unknown', { code: 'EDNS', command: 'CONN' }, false, true],
  ['the database is away', { code: 'ERR_SQLITE_ERROR', errcode: 5 }, false, false],
])('when %s, %j: isRefused %s, isServerAway %s', (_what, details, isRefused, isServerAway) => {
  const fault = classifySendError(Object.assign(new Error(`550 <${OF}> no`), details));
  expect(fault).toMatchObject({ isRefused, isServerAway });
  expect(fault.fault).toMatch(new RegExp(`^${details.code}`));
  expect(fault.fault).not.toContain('canary');
});

it('accepts thrown values that are no errors', () => {
  expect(classifySendError('ada@canary.example')).toEqual({ fault: 'Error', isRefused: false, isServerAway: false });
});
