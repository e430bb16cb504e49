import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with these sheets, with texts as inline strings and numbers as numbers. */
export function workbookOf(sheets: Record<string, readonly (readonly (string | number)[])[]>): Uint8Array<ArrayBuffer> {
  const titles = Object.keys(sheets);
  const files = Object.values(sheets).map((rows, at) => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
  ]);
  const listed = titles.map((title, at) => `<sheet name="${title}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('');
  const parts = titles.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return archiveOf({
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}">${parts.join('')}</Relationships>`,
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    ...Object.fromEntries(files),
  });
}

function rowXml(cells: readonly (string | number)[], at: number): string {
  const texts = cells.map((cell, column) => {
    const place = `${String.fromCharCode(65 + column)}${at + 1}`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    return cell === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${at + 1}">${texts.join('')}</row>`;
}

/** A zip file with these texts. */
export function archiveOf(texts: Record<string, string>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, strToU8(text)]))),
  );
}

/** A text in UTF-16 with its mark, as Excel saves "Unicode text". */
export function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + 2 * text.length);
  const view = new DataView(bytes.buffer);
  for (const [at, letter] of [...`\uFEFF${text}`].entries()) view.setUint16(2 * at, letter.charCodeAt(0), isLittle);
  return bytes;
}

/** A text in Windows-1252, with only those letters that have the same code in Unicode. */
export function windows1252(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
