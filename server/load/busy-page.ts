import { createHash } from 'node:crypto';
import { STYLE as COLOURS } from '../stand-in/page-style.ts';

const STYLE = `${COLOURS}
a { display: inline-block; padding: 8px 0; color: var(--accent); font-weight: 600; text-underline-offset: 4px; }
a:focus-visible { border-radius: 4px; }
`;

/** What the page may do: look as it does, and nothing else. */
export const BUSY_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** What somebody sees who opens a page while the server has too much to do. It needs nothing else from the server. */
export const BUSY_PAGE = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One moment - #thembstudy</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>Many people are here right now. This page can come when it is quieter.</p>
<p><a href="">Try again</a></p>
</main>
</body>
</html>
`;
