import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../e2e/support/reading-grade.ts';
import {
  accessAddedLetter,
  accountExistsLetter,
  confirmEmailLetter,
  finishSignUpLetter,
  passwordChangedLetter,
  resetPasswordLetter,
  signInMethodsChangedLetter,
} from '../identity/sign-in/identity-mails.ts';
import { dailyReportLetter } from '../results/daily-report/daily-report.ts';
import { demoRequestLetter } from '../support/demo-request-routes.ts';
import { greeting, type Letter } from './mails.ts';
import { letterHtml, letterText } from './render-letter.ts';

const APP = 'https://learn.example.org';
const URL_OF = (page: string) => `${APP}/${page}#${'t'.repeat(43)}`;
const ADA = { name: 'Ada', emailVerified: true };
const NOOR = { name: 'Noor', email: 'noor@example.org', visitorKind: 'parent', message: 'For two.\nSoon.' } as const;
const CHANGE = { account: ADA, changedAt: new Date(0), appUrl: APP };

const LETTERS: [string, Letter][] = [
  ['confirm-email', confirmEmailLetter({ url: URL_OF('confirm-email') })],
  ['finish-sign-up', finishSignUpLetter({ url: URL_OF('confirm-email') })],
  ['account-exists', accountExistsLetter({ appUrl: APP, resetUrl: URL_OF('reset-password') })],
  [
    'reset-password',
    resetPasswordLetter({ account: ADA, url: URL_OF('reset-password'), takeBackUrl: URL_OF('take-back') }),
  ],
  ['password-changed', passwordChangedLetter({ account: ADA, changedAt: new Date(0), appUrl: APP })],
  ['ways-in-changed: added', signInMethodsChangedLetter({ ...CHANGE, way: 'google', change: 'added' })],
  ['ways-in-changed: removed', signInMethodsChangedLetter({ ...CHANGE, way: 'password', change: 'removed' })],
  ['ways-in-changed: a link', accessAddedLetter({ ...CHANGE, added: 'report-link' })],
  ['ways-in-changed: a group', accessAddedLetter({ ...CHANGE, added: 'leads-family' })],
  ['demo-request', demoRequestLetter(NOOR)],
  [
    'daily-report',
    dailyReportLetter({
      learner: ADA,
      date: '21 November',
      summary: 'On 21 November: one game. You got 10 points.',
      profileUrl: `${APP}/profile`,
    }),
  ],
];
const wordsOf = ({ blocks }: Letter) => blocks.filter((block) => typeof block === 'string');

describe.each(LETTERS)('the letter %s', (_name, letter) => {
  it('reads at grade 7 or below', () => {
    expect(readingGrade([letter.subject, ...wordsOf(letter)])).toBeLessThanOrEqual(7);
  });

  it('is calm and names the sender', () => {
    const said = [letter.subject, ...wordsOf(letter)].join(' ');
    expect(said).not.toMatch(/!|dear|urgent|immediately|congrat|verify|click/i);
    expect(said).toContain('#thembstudy');
  });

  it('has the same words and links in text and HTML', () => {
    const html = letterHtml(letter);
    const shown = html
      .slice(html.indexOf('<body'))
      .replace(/<br>|<\/p>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"');
    for (const line of letterText(letter).split('\n'))
      expect(shown).toContain(line.replace(/^> /, '').replace(/:$/, ''));
    const links = letter.blocks.filter((block) => typeof block === 'object' && 'url' in block);
    for (const { url } of links)
      expect([html.split(`href="${url}"`), html.split(`>${url}<`)].map((parts) => parts.length)).toEqual([3, 2]);
  });

  it('has no external resources and no scripts', () => {
    expect(letterHtml(letter)).not.toMatch(/<(img|link|script|style|iframe|form)|\ssrc=|url\(/i);
  });
});

describe('user input', () => {
  const NASTY = `<img src=x onerror=alert(1)> & "Noor" 'N'`;

  it('is escaped in HTML', () => {
    const html = letterHtml(demoRequestLetter({ ...NOOR, name: NASTY, message: NASTY }));
    expect(html).not.toMatch(/<img/i);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Noor&quot; &#39;N&#39;');
  });

  it('is quoted line by line in plain text', () => {
    expect(letterText(demoRequestLetter(NOOR))).toContain('\n> For two.\n> Soon.\n');
  });
});

it.each([
  [{ name: 'Ada', emailVerified: true }, 'Hello Ada,'],
  [{ name: 'Ada', emailVerified: false }, 'Hello,'],
  [{ name: '', emailVerified: true }, 'Hello,'],
  [undefined, 'Hello,'],
])('greets %j with %j, using only the names of confirmed addresses', (learner, words) => {
  expect(greeting(learner)).toBe(words);
});
