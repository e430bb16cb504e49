import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

const FORM_STYLE = `
form { display: grid; gap: 6px; }
label { margin-top: 8px; font-weight: 600; }
input {
  width: 100%; min-width: 0; min-height: 52px; margin-bottom: 8px; padding: 11px 16px;
  border: 2px solid var(--line-strong); border-radius: 14px; background: var(--raised); color: var(--ink); font: inherit;
}
.buttons { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 16px; }
button {
  min-height: 48px; padding: 11px 22px 13px; border: 0; border-radius: 14px; background: var(--accent); color: var(--accent-ink);
  font: inherit; font-weight: 600; letter-spacing: inherit; box-shadow: inset 0 -3px 0 var(--accent-edge); cursor: pointer;
}
.quiet {
  background: var(--raised); color: var(--ink);
  box-shadow: inset 0 0 0 2px var(--line-strong), inset 0 -4px 0 var(--line-strong);
}
@media (max-width: 400px) { button { width: 100%; } }
`;

/** `style`: the CSS of the page. */
type Page = { provider: string; action: string; appName: string; style: string };

/** The sign-in page. It says clearly that it is a stand-in, and works without scripts. */
export function signInPage({ provider, action, appName, style }: Page): string {
  const title = `A stand-in for ${provider}`;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${raw(`<style>${style}</style>`)}
</head>
<body>
<main>
<h1>${title}</h1>
<p>This is a stand-in for ${provider} on this computer. It is not ${provider}.
It lets you try how it is to sign in to ${appName}.</p>
<p>You can make up a name and an email. You need no password here.
If you leave both empty, you are the same person each time.</p>
<form method="post" action="${action}">
<label for="name">Name</label>
<input id="name" name="name" type="text" maxlength="80" autocomplete="off" spellcheck="false">
<label for="email">Email</label>
<p class="hint" id="email-hint">The same email leads to the same account.</p>
<input id="email" name="email" type="email" maxlength="254" autocomplete="off" aria-describedby="email-hint">
<div class="buttons">
<button name="choice" value="sign-in">Sign in</button>
<button name="choice" value="cancel" class="quiet" formnovalidate>Cancel</button>
</div>
</form>
</main>
</body>
</html>
`);
}

/** The CSS of the pages here: that of the app and of the form. */
export function withFormStyle(appStyle: string): string {
  return appStyle + FORM_STYLE;
}

/** The error page. */
export function errorPage(style: string): string {
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This did not work</title>
${raw(`<style>${style}</style>`)}
</head>
<body>
<main>
<h1>This did not work</h1>
<p>This page is a stand-in on this computer. It is too old, or it was used before.</p>
<p>Close this window. Then start to sign in again.</p>
</main>
</body>
</html>
`);
}

/** The content security policy: inline style, and forms to this server, which redirects to the app. */
export function standInPolicy(origins: readonly string[], style: string): string {
  const styleHash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    // Firefox asks for /favicon.ico on pages that name no icon, and reports where it may not.
    "img-src 'self'",
    // oidc-provider adds its own inline script for form_post responses.
    'script-src',
    // Chromium does not accept IPv6 addresses in a policy, only the scheme.
    `form-action 'self' ${origins.map((origin) => (origin.includes('[') ? 'http:' : origin)).join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
