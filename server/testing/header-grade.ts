import type { IncomingHttpHeaders } from 'node:http';
import { parsedPolicy, policyModifier } from './policy-grade.ts';

/** A score is rounded down to the next of these. */
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const;
/** Only who is as good as this without any extra gets the extras. */
const EXTRA_FROM = 90;
const SIX_MONTHS_S = 15_552_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

export type Grade = { grade: string; score: number; modifiers: Record<string, number> };

/**
 * Grades an answer over HTTPS by the published tests and modifiers of MDN's HTTP Observatory (version 4 of its algorithm).
 * It asks for whatever is there over plain HTTP, too, and expects a redirection or nothing; that is not for us to answer.
 */
export function gradeOf(headers: IncomingHttpHeaders, body: string): Grade {
  const modifiers = {
    'content-security-policy': policyModifier(parsedPolicy(first(headers, 'content-security-policy'))),
    cookies: cookiesModifier(headers['set-cookie'] ?? []),
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
    'cross-origin-resource-policy': resourcePolicyModifier(first(headers, 'cross-origin-resource-policy')),
    'referrer-policy': referrerModifier(first(headers, 'referrer-policy')),
    'strict-transport-security': transportModifier(first(headers, 'strict-transport-security')),
    'subresource-integrity': /html/.test(headers['content-type'] ?? '') ? scriptsModifier(body) : 0,
    'x-content-type-options': first(headers, 'x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framesModifier(headers),
  };
  const values = Object.values(modifiers);
  const withoutExtras = 100 + sum(values.filter((value) => value < 0));
  const score = Math.max(0, withoutExtras >= EXTRA_FROM ? 100 + sum(values) : withoutExtras);
  const [, grade] = GRADES.find(([least]) => score >= least) ?? [0, 'F'];
  return { grade, score, modifiers };
}

function cookiesModifier(cookies: readonly string[]): number {
  return cookies.length === 0 ? 0 : Math.min(...cookies.map(cookieModifier));
}

function cookieModifier(cookie: string): number {
  const [name = ''] = cookie.split('=');
  const isSession = /login|sess/i.test(name);
  if (/;\s*samesite=(?!lax|strict|none)/i.test(cookie)) return -20;
  if (!/;\s*secure\b/i.test(cookie)) return isSession ? -40 : -20;
  if (isSession && !/;\s*httponly\b/i.test(cookie)) return -30;
  return /;\s*samesite=(lax|strict)/i.test(cookie) ? 5 : 0;
}

function resourcePolicyModifier(policy: string | undefined): number {
  if (policy === undefined || policy === 'cross-origin') return 0;
  return policy === 'same-origin' || policy === 'same-site' ? 10 : -5;
}

function referrerModifier(policy: string | undefined): number {
  if (policy === undefined) return 0;
  return PRIVATE_REFERRERS.includes(policy.split(',').at(-1)?.trim() ?? '') ? 5 : -5;
}

function transportModifier(header: string | undefined): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1];
  if (seconds === undefined || header?.includes(',')) return -20;
  return Number(seconds) < SIX_MONTHS_S ? -10 : 0;
}

function scriptsModifier(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/gi)];
  const values = foreign.map(([tag, address = '']) => {
    const isChecked = /\bintegrity=/i.test(tag);
    if (address.startsWith('https:')) return isChecked ? 5 : -5;
    return isChecked ? -20 : -50;
  });
  return values.length === 0 ? 0 : Math.min(...values);
}

function framesModifier(headers: IncomingHttpHeaders): number {
  if (parsedPolicy(first(headers, 'content-security-policy'))?.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(first(headers, 'x-frame-options') ?? '') ? 0 : -20;
}

function first(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value)?.trim().toLowerCase();
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
