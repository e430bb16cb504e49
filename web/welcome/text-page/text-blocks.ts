/** A paragraph, or the items of a list. */
export type Block = string | readonly string[];
/** `id` is the fragment of its URL. */
export type Part = { id: string; name: string; blocks: readonly Block[] };
type Text = { title: string; lead: string; parts: readonly Part[] };

/** Parses the subset of Markdown in our texts: a title, an introduction, and sections of paragraphs and lists. */
export function parseText(markdown: string): Text {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [title = '', ...lead] = head.replace(/^# /, '').split('\n');
  return { title, lead: joinLines(lead.join('\n')), parts: parts.map(parsePart) };
}

function parsePart(markdown: string): Part {
  const [name = '', ...rest] = markdown.split('\n');
  const blocks = rest
    .join('\n')
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '');
  return { id: name.toLowerCase().replace(/[^a-z]+/g, '-'), name, blocks: blocks.map(parseBlock) };
}

function parseBlock(markdown: string): Block {
  const [before = '', ...points] = `\n${markdown.trim()}`.split('\n- ');
  return points.length === 0 ? joinLines(before) : points.map(joinLines);
}

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
