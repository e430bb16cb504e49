/** Spreadsheets execute a field that starts with one of these characters as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows as a CSV file (RFC 4180), with a byte order mark so that Excel reads it as UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
