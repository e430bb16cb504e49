import { createHash } from 'node:crypto';
import { pageLanguage } from '../../environment/language.ts';

/** The style of pages that cannot load a style sheet. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbf4e4; --surface: #fffaf0; --raised: #fffdf8; --ink: #22302e; --ink-soft: #535d58;
  --line: #e2d5ba; --line-strong: #857a63; --accent: #17605a; --accent-edge: #0c3d39; --accent-ink: #ffffff; --focus: #1d4ed8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #15201f; --surface: #1c2a28; --raised: #243431; --ink: #f3ecdc; --ink-soft: #bcc3b8;
    --line: #33453f; --line-strong: #8b9c94; --accent: #84d3c0; --accent-edge: #4fa391; --accent-ink: #0b2522; --focus: #ffd84d;
  }
}
* { box-sizing: border-box; }
html { font-size: 112.5%; }
body {
  margin: 0; padding: 24px 16px; background: var(--ground); color: var(--ink);
  font-family: Lexend, Verdana, sans-serif; line-height: 1.6; letter-spacing: 0.01em; word-spacing: 0.03em;
  overflow-wrap: anywhere;
}
main {
  display: grid; gap: 16px; max-width: 30rem; margin: 0 auto; padding: 24px;
  background: var(--surface); border: 1px solid var(--line); border-radius: 22px;
}
h1 { margin: 0; font-size: 1.5rem; font-weight: 600; line-height: 1.25; }
p { margin: 0; }
.hint { color: var(--ink-soft); font-size: 0.889rem; }
a { display: inline-block; padding: 8px 0; color: var(--accent); text-underline-offset: 4px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
a:focus-visible { border-radius: 4px; }
@media (max-width: 400px) { main { padding: 16px; } }
`;

/** `style`: the CSS in addition to `STYLE`; `main`: HTML. */
type PlainPage = { title: string; style: string; main: string };

/** A page without scripts that loads no files. */
export function plainPage({ title, style, main }: PlainPage): string {
  return `<!doctype html>
<html ${pageLanguage()}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

/** The content security policy of such a page, which allows only its style. */
export function plainPagePolicy(style: string): string {
  const hash = createHash('sha256').update(`${STYLE}${style}`).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`;
}
