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
form { display: grid; gap: 6px; }
label { margin-top: 8px; font-weight: 600; }
.hint { color: var(--ink-soft); font-size: 0.889rem; }
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
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
@media (max-width: 400px) { main { padding: 16px; } button { width: 100%; } }
`;
