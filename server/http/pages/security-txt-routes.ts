import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { RequestContext } from '../request-context.ts';

const POLICY = new URL('../../../SECURITY.md', import.meta.url);
const POLICY_PATH = '/security-policy.txt';
/** RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `contact`: an email or https address for reports of vulnerabilities; null: the page with the contact form. */
type Needs = { publicUrl: string; contact: string | null; now: () => Date };

/**
 * `/.well-known/security.txt` (RFC 9116) and the policy that it
 * names. Generated for each request, so that it never expires.
 */
export function securityTxtRoutes({ publicUrl, contact, now }: Needs) {
  const app = new Hono<RequestContext>();

  app.get('/.well-known/security.txt', (c) => {
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS);
    return c.text(
      [
        `Contact: ${contactUri(contact ?? `${publicUrl}/about`)}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        `Policy: ${publicUrl}${POLICY_PATH}`,
        '',
      ].join('\n'),
    );
  });

  app.get(POLICY_PATH, async (c) => c.text(await readFile(POLICY, 'utf8')));
  return app;
}

function contactUri(contact: string): string {
  return URL.canParse(contact) ? contact : `mailto:${contact}`;
}
