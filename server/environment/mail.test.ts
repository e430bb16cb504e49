import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const SMTP_URL = 'smtps://user:word@mail.example.org:465';
const MAIL_FROM = 'learn@example.org';

describe('the settings of mail', () => {
  it('sends no mail without a mail server', () => {
    const { mail } = readEnvironment({});
    expect(mail).toEqual({ smtpUrl: null, from: 'thembstudy@localhost.invalid', operatorEmail: null });
  });

  it.each([SMTP_URL, 'smtp://127.0.0.1:2525', 'smtp://mail.example.org'])('accepts %s', (url) => {
    expect(readEnvironment({ SMTP_URL: url, MAIL_FROM }).mail).toMatchObject({ smtpUrl: url, from: MAIL_FROM });
  });

  it.each([
    [{ SMTP_URL: 'mail.example.org', MAIL_FROM }, /^SMTP_URL has to be [^\n]+$/],
    [{ SMTP_URL: 'https://mail.example.org', MAIL_FROM }, /^SMTP_URL has to be [^\n]+$/],
    [{ SMTP_URL: 'smtp://', MAIL_FROM }, /^SMTP_URL has to be [^\n]+$/],
    [{ SMTP_URL }, /^MAIL_FROM is needed [^\n]+$/],
    [{ SMTP_URL, MAIL_FROM: 'learn' }, /^MAIL_FROM has to be [^\n]+$/],
    [{ SMTP_URL, MAIL_FROM: 'Learn <learn@example.org>' }, /^MAIL_FROM has to be [^\n]+$/],
    [{ OPERATOR_EMAIL: 'me' }, /^OPERATOR_EMAIL has to be [^\n]+$/],
  ])('refuses %j in one sentence', (given, sentence) => {
    expect(() => readEnvironment(given)).toThrow(sentence);
  });

  it('never repeats the password of the mail server', () => {
    const refused = () => readEnvironment({ SMTP_URL: 'http://user:canary@mail.example.org' });
    expect(refused).toThrow('SMTP_URL');
    expect(refused).not.toThrow('canary');
  });
});
