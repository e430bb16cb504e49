/** Spreadsheets run a field that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows as a CSV file (RFC 4180). The mark at its beginning tells Excel that it is UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
