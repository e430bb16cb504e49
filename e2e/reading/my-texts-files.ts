import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

/** Small files of each kind, with these paragraphs. */
export type TestFile = { name: string; mimeType: string; buffer: Buffer };

export function testFile(name: string, content: string | Buffer): TestFile {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content as string) };
}

export function docx(name: string, texts: string[], { head = '', isRaw = false } = {}): TestFile {
  const paragraphs = texts.map((text) => `<w:p><w:r><w:t>${isRaw ? text : escapeXml(text)}</w:t></w:r></w:p>`).join('');
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  const office = 'http://schemas.openxmlformats.org';
  return zipFile(name, {
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?>${head}<w:document xmlns:w="${word}"><w:body>${paragraphs}</w:body></w:document>`,
  });
}

export function epub(name: string, texts: string[], more: Record<string, string> = {}, body = ''): TestFile {
  const chapter = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${texts.map((text) => `<p>${escapeXml(text)}</p>`).join('')}${body}</body></html>`;
  return zipFile(name, {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf':
      '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Book</dc:title></metadata><manifest><item id="one" href="text/1.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="one"/></spine></package>',
    'text/1.xhtml': chapter,
    ...more,
  });
}

/** In characters. */
const LINE = 32;

/** A PDF with these texts on its pages. A long one has two lines. */
export function pdf(name: string, pages: string[][]): TestFile {
  const objects: string[] = [];
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [at, texts] of pages.entries()) {
    let base = 750;
    const print = (line: string, gap: number) => {
      base -= gap;
      return `BT /F 12 Tf 72 ${base} Td (${line}) Tj ET\n`;
    };
    const lines = texts
      .map((text) => {
        const cut = text.length > LINE ? text.lastIndexOf(' ', LINE) : text.length;
        return print(text.slice(0, cut), 30) + (cut < text.length ? print(text.slice(cut + 1), 14) : '');
      })
      .join('');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
    );
    objects.push(`<< /Length ${lines.length} >>\nstream\n${lines}\nendstream`);
  }
  let content = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = content.length;
    content += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  content += `${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${content.length}\n%%EOF\n`;
  return testFile(name, content);
}

/** A photo of a page with these lines. */
export async function photoWith(page: Page, lines: string[]): Promise<TestFile> {
  const data = await page.evaluate((texts) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1500, height: 400 });
    const brush = canvas.getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, 1500, 400);
    Object.assign(brush, { fillStyle: 'black', font: '40px serif' });
    for (const [at, text] of texts.entries()) brush.fillText(text, 60, 100 + 60 * at);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, lines);
  return testFile('page.png', Buffer.from(data, 'base64'));
}

/** A photo that is turned clockwise, as a phone is held. It lies on a grey desk. */
export async function turnedPhoto(page: Page, path: string, degrees: number): Promise<TestFile> {
  const source = `data:image/jpeg;base64,${(await readFile(path)).toString('base64')}`;
  const data = await page.evaluate(
    async ({ address, radians }) => {
      const picture = Object.assign(new Image(), { src: address });
      await picture.decode();
      const side = Math.ceil(Math.hypot(picture.width, picture.height));
      const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
      const brush = canvas.getContext('2d');
      if (!brush) throw new Error('no canvas');
      brush.fillStyle = '#776';
      brush.fillRect(0, 0, side, side);
      brush.translate(side / 2, side / 2);
      brush.rotate(radians);
      brush.drawImage(picture, -picture.width / 2, -picture.height / 2);
      return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
    },
    { address: source, radians: (degrees * Math.PI) / 180 },
  );
  return testFile(`turned-${degrees}.jpg`, Buffer.from(data, 'base64'));
}

function zipFile(name: string, files: Record<string, string>): TestFile {
  const entries = Object.entries(files).map(([path, content]) => [path, strToU8(content)] as const);
  return testFile(name, Buffer.from(zipSync(Object.fromEntries(entries))));
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
