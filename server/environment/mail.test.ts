import { describe, expect, it } from 'vitest';
import { readMail } from './mail.ts';

const SMTP_URL = 'smtps://user:word@mail.example.org:465';
const MAIL_FROM = 'learn@example.org';

describe('readMail', () => {
  it('sends no mail without a mail server', () => {
    expect(readMail({})).toEqual({
      mail: { smtpUrl: null, from: 'thembstudy@localhost.invalid', operatorEmail: null },
      faults: [],
    });
  });

  it.each([SMTP_URL, 'smtp://127.0.0.1:2525', 'smtp://mail.example.org'])('accepts %s', (url) => {
    expect(readMail({ SMTP_URL: url, MAIL_FROM })).toMatchObject({
      mail: { smtpUrl: url, from: MAIL_FROM },
      faults: [],
    });
  });

  it.each([
    [{ SMTP_URL: 'mail.example.org', MAIL_FROM }, /^SMTP_URL has to be/],
    [{ SMTP_URL: 'https://mail.example.org', MAIL_FROM }, /^SMTP_URL has to be/],
    [{ SMTP_URL: 'smtp://', MAIL_FROM }, /^SMTP_URL has to be/],
    [{ SMTP_URL }, /^MAIL_FROM is needed/],
    [{ SMTP_URL, MAIL_FROM: 'learn' }, /^MAIL_FROM has to be/],
    [{ SMTP_URL, MAIL_FROM: 'Learn <learn@example.org>' }, /^MAIL_FROM has to be/],
    [{ OPERATOR_EMAIL: 'me' }, /^OPERATOR_EMAIL has to be/],
  ])('refuses %j in one sentence', (given, sentence) => {
    expect(readMail(given).faults).toEqual([expect.stringMatching(sentence)]);
  });

  it('never repeats the password of the mail server', () => {
    const { faults } = readMail({ SMTP_URL: 'http://user:canary@mail.example.org' });
    expect(faults.join()).not.toContain('canary');
  });
});
