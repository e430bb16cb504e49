import { m } from '#messages';
import { pageLanguage } from '../environment/language.ts';
import type { Block, Letter } from './mails.ts';

/** A letter as plain text. */
export function letterText({ blocks }: Letter): string {
  return `${blocks.map(blockText).join('\n\n')}\n`;
}

/** A letter as a complete HTML document without external resources. */
export function letterHtml(letter: Letter): string {
  const paragraph = 'margin:0 0 18px';
  const body =
    'margin:0;padding:24px;background:#fbf4e4;color:#22302e;font:18px/1.6 Verdana,sans-serif;overflow-wrap:anywhere';
  const blocks = letter.blocks.map((block) => `<p style="${paragraph}">${blockHtml(block)}</p>`).join('\n');
  return `<!DOCTYPE html>
<html ${pageLanguage()}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="${body}">
<div style="max-width:560px">
${blocks}
</div>
</body>
</html>
`;
}

/** The inner HTML of a paragraph; links are also shown as text. */
export function blockHtml(block: Block): string {
  if (typeof block === 'string') return escapeHtml(block);
  if ('quote' in block) return escapeHtml(block.quote).replaceAll('\n', '<br>');
  const link = (words: string) => `<a href="${escapeHtml(block.url)}">${escapeHtml(words)}</a>`;
  return `<strong>${link(block.press)}</strong><br>${m['mail.or_open_address']()}<br>${link(block.url)}`;
}

/** Escapes text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  return 'quote' in block ? block.quote.replace(/^/gm, '> ') : `${block.press}:\n${block.url}`;
}
