/** An aligned Markdown table. The first row holds the headings. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map((row) => lineOf(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  return [lines[0], lineOf(widths.map((width) => '-'.repeat(width))), ...lines.slice(1)].join('\n');
}
