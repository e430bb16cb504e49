import { createHash } from 'node:crypto';
import { STYLE as COLOURS } from '../http/plain-page-style.ts';
import type { LocalLetter } from './local-mailbox.ts';
import { blockHtml, escapeHtml } from './render-letter.ts';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const STYLE = `${COLOURS}
main { max-width: 36rem; }
article { display: grid; gap: 16px; padding-top: 24px; border-top: 1px solid var(--line); }
h2 { margin: 0; font-size: 1.25rem; font-weight: 600; line-height: 1.25; }
a { display: inline-block; padding: 8px 0; color: var(--accent); text-underline-offset: 4px; }
a:focus-visible { border-radius: 4px; }
`;

/** The content security policy: only the inline style. */
export const LOCAL_MAIL_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A page with the local mails, newest first. It works without scripts. */
export function localMailPage(letters: readonly LocalLetter[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails on this computer | #thembstudy</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mails on this computer</h1>
<p>This app is not set up to send mails. You can read them here, and only on this computer. They are gone when the app stops.</p>
${letters.length === 0 ? '<p>There are no mails. Load this page again to look for new ones.</p>' : letters.map(letterHtml).join('\n')}
</main>
</body>
</html>
`;
}

function letterHtml({ subject, recipient, at, blocks }: LocalLetter): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p class="hint">To ${escapeHtml(recipient)}, <time datetime="${at.toISOString()}">${WHEN.format(at)}</time>, world time (UTC)</p>
${blocks.map((block) => `<p>${blockHtml(block)}</p>`).join('\n')}
</article>`;
}
