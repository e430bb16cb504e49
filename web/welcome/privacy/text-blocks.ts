export type Block = { kind: 'paragraph'; text: string } | { kind: 'points'; points: readonly string[] };
/** `id`: its place in the address of the page. */
export type Part = { id: string; name: string; blocks: readonly Block[] };
export type Text = { title: string; lead: string; parts: readonly Part[] };

/** Reads the plain form in which our texts are written: a title, a lead, and parts of paragraphs and points. */
export function textOf(markdown: string): Text {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [title = '', ...lead] = head.replace(/^# /, '').split('\n');
  return { title, lead: inOneLine(lead.join('\n')), parts: parts.map(partOf) };
}

function partOf(markdown: string): Part {
  const [name = '', ...rest] = markdown.split('\n');
  const blocks = rest
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '');
  return { id: name.toLowerCase().replace(/[^a-z]+/g, '-'), name, blocks: blocks.map(blockOf) };
}

function blockOf(markdown: string): Block {
  const [before = '', ...points] = `\n${markdown.trim()}`.split('\n- ');
  if (points.length === 0) return { kind: 'paragraph', text: inOneLine(before) };
  return { kind: 'points', points: points.map(inOneLine) };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
