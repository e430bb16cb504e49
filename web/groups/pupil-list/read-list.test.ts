import { describe, expect, it } from 'vitest';
import { PUPILS } from '#rules/groups/pupils.ts';
import { readList, textOfFile } from './read-list.ts';

const ADA = { name: 'Ada Okafor', email: 'ada@example.org', className: '4b' };
const BEN = { name: 'Ben "B" Stone', email: '', className: '4b, blue' };

async function rowsOf(text: string) {
  const read = await readList(text);
  return 'problem' in read ? read : read.rows.map(({ line, ...row }) => [line, row]);
}

describe('a list is read', () => {
  it.each([
    [',', 'Name,Email,Class\nAda Okafor,ada@example.org,4b\n"Ben ""B"" Stone",,"4b, blue"\n'],
    [';', 'CLASS;name;E-Mail\r\n4b;Ada Okafor;ada@example.org\r\n4b, blue;"Ben ""B"" Stone";\r\n'],
    ['a tab', '\uFEFFemail\tclass\tNAME\nada@example.org\t4b\tAda Okafor\n\t4b, blue\t"Ben ""B"" Stone"'],
  ])('with %s between the fields, quotes, and headings in any order and case', async (_between, text) => {
    expect(await rowsOf(text)).toEqual([
      [2, ADA],
      [3, BEN],
    ]);
  });

  it('without headings as name, email and class, and says so', async () => {
    const read = await readList('Ada Okafor,ada@example.org,4b');
    expect(read).toEqual({ rows: [{ line: 1, ...ADA }], hasHeadings: false });
  });

  it('with the number of the line in the file, over empty lines and line breaks in fields', async () => {
    const text = '\nName,Email,Class\n\n" Ada Okafor ",ada@example.org,4b\n,,\n"Ben\nStone",,4b\nCem,,4b\n';
    expect(await rowsOf(text)).toEqual([
      [4, ADA],
      [6, { name: 'Ben\nStone', email: '', className: '4b' }],
      [8, { name: 'Cem', email: '', className: '4b' }],
    ]);
  });

  it('with the fields of a row that are missing left empty', async () => {
    expect(await rowsOf('name,email,class\nAda')).toEqual([[2, { name: 'Ada', email: '', className: '' }]]);
  });

  it('at most as many rows and as long fields as the server takes', async () => {
    const row = 'Ada,,4b\n';
    expect(await rowsOf(row.repeat(PUPILS.mostRows))).toHaveLength(PUPILS.mostRows);
    expect(await readList(row.repeat(PUPILS.mostRows + 1))).toEqual({ problem: 'too_many' });
    const [[, { name }]] = (await rowsOf(`${'a'.repeat(900)},,4b`)) as [[number, { name: string }]];
    expect(name).toHaveLength(PUPILS.longestField);
  });
});

it.each([
  ['empty', ''],
  ['empty', '\uFEFF\r\n ,, \n'],
  ['empty', 'name,email,class\n'],
  ['no_name', 'email,class\nada@example.org,4b'],
  ['no_class', 'name,email\nAda,ada@example.org'],
  ['no_class', 'Ada\nBen\n'],
])('a list with the fault %s is refused: %j', async (problem, text) => {
  expect(await readList(text)).toEqual({ problem });
});

describe('the text of a file', () => {
  it('is in UTF-8, or in UTF-16 with its mark, as spreadsheets save it', async () => {
    expect(await textOfFile(new Blob(['Zoë,,4b']))).toEqual({ text: 'Zoë,,4b' });
    const utf16 = new Uint8Array([0xff, 0xfe, 0x5a, 0, 0xeb, 0]);
    expect(await textOfFile(new Blob([utf16]))).toEqual({ text: 'Zë' });
  });

  it.each([
    ['in another encoding', new Uint8Array([0x5a, 0x6f, 0xeb, 0x2c])],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0])],
  ])('is not text: %s', async (_what, bytes) => {
    expect(await textOfFile(new Blob([bytes]))).toEqual({ problem: 'not_text' });
  });

  it('is not read when it is larger than any list', async () => {
    expect(await textOfFile(new Blob([new Uint8Array(2_000_001)]))).toEqual({ problem: 'too_many' });
  });
});
