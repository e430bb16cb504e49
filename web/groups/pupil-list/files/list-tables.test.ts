import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { guessColumns } from '#rules/groups/lists/columns.ts';
import { listRows } from '#rules/groups/lists/rows.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { FileError } from '../../../files/file-kind.ts';
import { listTables } from './list-tables.ts';
import { archiveOf, utf16, windows1252, workbookOf } from './testing/list-files.ts';

const TODAY = '2026-11-26';
const tablesOf = (source: string | Uint8Array) => listTables(source, TODAY);
/** The pupils as the guessed columns give them: name, class, and email and number where they are there. */
async function pupilsOf(source: string | Uint8Array) {
  const [table] = await tablesOf(source);
  const { rows = [] } = table ?? {};
  return listRows(rows, guessColumns(rows)).map(({ name, className, email, number }) =>
    [name, className, email, number].join('|').replace(/\|+$/, ''),
  );
}

describe('a list as a school has it', () => {
  it.each([
    [
      'of SIMS, with the number and the date of birth',
      'Surname,Forename,Reg Group,UPN,DOB\nOkafor,Mina,4B,H801200001001,01/02/2017\nLee,Tom,4B,H801200001002,03/04/2017\n',
      ['Mina Okafor|4B||H801200001001', 'Tom Lee|4B||H801200001002'],
    ],
    [
      'in German',
      'Nachname;Vorname;Klasse\r\nMüller;Jana;4b\r\nSchmidt;Ben;4b\r\n',
      ['Jana Müller|4b', 'Ben Schmidt|4b'],
    ],
    ['of a whole name and a form', 'Pupil name,Form\nMina Okafor,4B\n', ['Mina Okafor|4B']],
    [
      'of Google',
      'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Org Unit Path [Required]\n' +
        'Mina,Okafor,mina@school.example,****,/Pupils\n',
      ['Mina Okafor||mina@school.example'],
    ],
    [
      'with titles above the headings',
      'Hill School;;\nClass list, printed 01/09/2026;;\n;;\nName;Class;\nMina Okafor;4B;\nTom Lee;4B;\n',
      ['Mina Okafor|4B', 'Tom Lee|4B'],
    ],
    [
      'where Name is the surname beside a forename',
      'Name;Forename;Class\nMüller;Jana;4B\nSchmidt;Ben;4B\n',
      ['Jana Müller|4B', 'Ben Schmidt|4B'],
    ],
    ['with surname and forename in one cell', 'Name,Class\n"Dupont, Amélie",4B\n', ['Amélie Dupont|4B']],
    [
      'in French, with the headings again on the second page',
      'Nom;Prénom;Classe;INE\nDupont;Amélie;CM1 A;120\nNom;Prénom;Classe;INE\nGarcia;Léo;CM1 A;121\n',
      ['Amélie Dupont|CM1 A||120', 'Léo Garcia|CM1 A||121'],
    ],
    [
      'in Spanish, with two surnames',
      'Nombre,Primer apellido,Segundo apellido,Curso,Grupo\nAna,García,López,4º,B\n',
      ['Ana García López|4º B'],
    ],
    ['in Italian', 'Cognome;Nome;Classe;Sezione\nRossi;Mario;4;B\n', ['Mario Rossi|4 B']],
    [
      'with the list number of each pupil, which is no number of the school',
      'Nr.;Name;Klasse;ID\n1;Jana Müller;4b;1\n2;Ben Schmidt;4b;2\n',
      ['Jana Müller|4b', 'Ben Schmidt|4b'],
    ],
  ])('is read %s', async (_shape, text, expected) => {
    expect(await pupilsOf(text)).toEqual(expected);
    expect(await pupilsOf(strToU8(text))).toEqual(expected);
  });

  it.each([
    ['UTF-8 with its mark', strToU8('\uFEFFName;Class\nZoë Brandt;4b\n')],
    ['UTF-16, little end first', utf16('Name;Class\nZoë Brandt;4b\n', true)],
    ['UTF-16, big end first', utf16('Name;Class\nZoë Brandt;4b\n', false)],
    ['Windows-1252', windows1252('Name;Class\nZoë Brandt;4b\n')],
  ])('is read in %s', async (_encoding, bytes) => {
    expect(await pupilsOf(bytes)).toEqual(['Zoë Brandt|4b']);
  });

  it.each([',', ';', '\t', '|'])('is read with %j between the cells, however short it is', async (separator) => {
    for (const end of ['', '\n', '\r\n\r\n']) {
      const text = ['Name;Class', 'Ada;4B', 'Ben;4B'].join('\n').replaceAll(';', separator) + end;
      expect(await pupilsOf(text)).toEqual(['Ada|4B', 'Ben|4B']);
    }
  });

  it('is read with the separator of its first line', async () => {
    expect(await pupilsOf('sep=;\r\nName;Email;Class\r\nMina, O;;4b\r\n')).toEqual(['O Mina|4b']);
    expect((await tablesOf('sep=;\nName;Class\n'))[0]?.rows).toEqual([{ line: 2, cells: ['Name', 'Class'] }]);
  });

  it('is read without headings', async () => {
    expect(await pupilsOf('Ada Okafor, , Class 4b')).toEqual(['Ada Okafor|Class 4b']);
    expect(await pupilsOf('Mina Okafor\t4b\nTom Lee\t4b\n')).toEqual(['Mina Okafor|4b', 'Tom Lee|4b']);
    expect(await pupilsOf('Mina,Okafor,Blue\nTom,Lee,Blue\n')).toEqual(['Mina Okafor|Blue', 'Tom Lee|Blue']);
    expect(await pupilsOf('Ada\nBen\n')).toEqual(['Ada', 'Ben']);
    expect(await pupilsOf('a@x.org,Ada Lee,4b\nb@x.org,Bo Lee,4b')).toEqual([
      'Ada Lee|4b|a@x.org',
      'Bo Lee|4b|b@x.org',
    ]);
  });

  it('does not take headings of another language for a pupil', async () => {
    expect(await pupilsOf('Imię;Nazwisko;Klasa\nZofia;Nowak;4b\nJan;Lis;4b\n')).toEqual([
      'Zofia Nowak|4b',
      'Jan Lis|4b',
    ]);
  });

  it('has the number of the line in the file, over empty lines and line breaks in cells', async () => {
    const [table] = await tablesOf('\nName,Class\n\n" Ada Okafor ",4b\n,\n"Ben\nStone",4b\nCem,4b\n');
    expect(table?.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [2, 'Name'],
      [4, 'Ada Okafor'],
      [6, 'Ben\nStone'],
      [8, 'Cem'],
    ]);
  });

  it('has no longer and not more cells than a list of pupils', async () => {
    expect((await pupilsOf(`Name\n${'a'.repeat(900)}`))[0]).toHaveLength(PUPILS.longestField);
    expect((await tablesOf('x,'.repeat(5000)))[0]?.rows[0]?.cells).toHaveLength(100);
  });
});

describe('a workbook', () => {
  it('is read, with numbers as text and titles above the headings', async () => {
    const rows = [['Class 4B, autumn'], [], ['Surname', 'Forename', 'Class', 'Adm no'], ['Okafor', 'Mina', 4, 1001]];
    expect(await pupilsOf(workbookOf({ Sheet1: rows }))).toEqual(['Mina Okafor|4||1001']);
  });

  it('gives each sheet that is not empty', async () => {
    const tables = await tablesOf(workbookOf({ Notes: [], '4A': [['Name'], ['Ada']], '4B': [['Name'], ['Ben']] }));
    expect(tables.map(({ title }) => title)).toEqual(['4A', '4B']);
  });

  it('is read when it is large, without another worker', async () => {
    const rows = Array.from({ length: 4000 }, (_, at) => [`Pupil ${at}`, `Class ${at % 90}`, 'x'.repeat(300)]);
    expect((await tablesOf(workbookOf({ Sheet1: rows })))[0]?.rows).toHaveLength(4000);
  });
});

describe('a OneRoster archive', () => {
  const ORGS = 'sourcedId,status,name,type\no1,active,Hill School,school\n';
  const CLASSES =
    'sourcedId,status,dateLastModified,title,classType\nc1,active,,Class 4B,homeroom\nc2,active,,Class 4C,homeroom\n';
  it('of version 1.1 is read', async () => {
    const bytes = archiveOf({
      'orgs.csv': ORGS,
      'classes.csv': CLASSES,
      'users.csv':
        'sourcedId,status,enabledUser,orgSourcedIds,role,username,givenName,familyName,identifier,email\n' +
        'u1,active,true,o1,student,mina,Mina,Okafor,A1,m@x.org\nu2,active,true,o1,teacher,lee,Ann,Lee,T1,\n' +
        'u3,tobedeleted,true,o1,student,tom,Tom,Lee,A3,\n',
      'enrollments.csv':
        'sourcedId,status,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate\n' +
        'e1,active,c1,o1,u1,student,,2026-09-01,2027-07-31\ne2,active,c1,o1,u2,teacher,,,\ne3,active,c1,o1,u3,student,,,\n',
    });
    expect(await pupilsOf(bytes)).toEqual(['Mina Okafor|Class 4B|m@x.org|A1']);
  });

  it('of version 1.2 is read, in a folder, with other headings, marks and dates', async () => {
    const bytes = archiveOf({
      'export/Orgs.csv': ORGS,
      'export/Classes.CSV': `\uFEFF${CLASSES.replace('sourcedId', 'SourceID')}`,
      'export/Users.csv':
        '\uFEFF"sourceId","Status","Given Name","Family_Name","preferredGivenName"\nu1,,Muhammad,Ali,Mo\nu2,Active,Zoë,Brandt,\n',
      'export/Enrolments.csv':
        'sourceId,classSourceId,userSourceId,Role,beginDate,endDate\n' +
        'e1,c1,u1,Student,09/01/2025,07/31/2026\ne2,c2,u1,Student,09/01/2026,07/31/2027\n' +
        'e3,c2,u2,STUDENT,2026-09-01T00:00:00Z,2027-07-31T00:00:00Z\ne4,c1,u2,student,20250901,20260731\n',
      '__MACOSX/export/._Users.csv': 'x',
    });
    expect(await pupilsOf(bytes)).toEqual(['Mo Ali|Class 4C||u1', 'Zoë Brandt|Class 4C||u2']);
  });
});

describe('the classes of a OneRoster archive', () => {
  const file = (headings: string, ...rows: string[]) => [headings, ...rows].join('\n');
  const archive = archiveOf({
    'orgs.csv': file('sourcedId,name,type', 'o1,Hill School,school', 'o2,Lake School,school'),
    'classes.csv': file(
      'sourcedId,title,classType,schoolSourcedId',
      ...['c1,Maths,scheduled,o1', 'c2,4B,homeroom,o1', 'c3,4B,homeroom,o2'],
    ),
    'users.csv': file(
      'sourcedId,role,givenName,familyName',
      'u1,student,Mina,Okafor',
      'u2,student,Tom,Lee',
      'u3,student,Jo,New',
    ),
    'enrollments.csv': file(
      'sourcedId,classSourcedId,userSourcedId,role',
      ...['e1,c1,u1,student', 'e2,c2,u1,student', 'e3,c3,u2,student'],
    ),
  });

  it('begin with the one that looks after the pupil, and name the school where two schools have one of that name', async () => {
    expect(await pupilsOf(archive)).toEqual([
      'Mina Okafor|4B, Hill School||u1',
      'Mina Okafor|Maths||u1',
      'Tom Lee|4B, Lake School||u2',
      'Jo New|||u3',
    ]);
  });
});

describe('a file that is no list', () => {
  it('is refused with a problem, whatever its bytes are, and never breaks the guesses', async () => {
    const workbook = workbookOf({
      Sheet1: [
        ['Name', 'Class'],
        ['Ada', 4],
        ['Ben', 4],
      ],
    });
    const broken = fc
      .tuple(fc.nat(workbook.length - 1), fc.nat(255))
      .map(([at, byte]) => workbook.map((each, place) => (place === at ? byte : each)));
    const bytes = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary' }).map(strToU8), broken);
    await fc.assert(
      fc.asyncProperty(bytes, async (source) => {
        const tables = await tablesOf(source).catch((error) => {
          expect(error).toBeInstanceOf(FileError);
          return [];
        });
        for (const { rows } of tables) {
          const columns = guessColumns(rows);
          expect(columns.kinds).toHaveLength(Math.max(...rows.map(({ cells }) => cells.length)));
          listRows(rows, columns);
        }
      }),
      { numRuns: inLongForm(500, 50) },
    );
  });

  it.each([
    ['empty', ''],
    ['empty', '\uFEFF\r\n ,, \n'],
    ['empty', new Uint8Array()],
    ['empty', workbookOf({ Sheet1: [] })],
    ['too-long', 'Ada,4b\n'.repeat(5001)],
    ['too-big', new Uint8Array(10_000_001)],
    ['wrong-kind', strToU8('%PDF-1.7')],
    ['wrong-kind', archiveOf({ 'word/document.xml': '<a/>' })],
    ['wrong-kind', Uint8Array.from({ length: 200 }, (_, at) => at % 7)],
    ['damaged', workbookOf({ Sheet1: [['Name'], ['Ada']] }).subarray(0, 300)],
    ['damaged', archiveOf({ 'xl/workbook.xml': '<workbook' })],
    ['too-big-inside', zipSync({ 'xl/workbook.xml': new Uint8Array(40_000_001) }, { level: 9 })],
  ])('is %s', async (problem, source) => {
    await expect(tablesOf(source)).rejects.toMatchObject({ problem });
  });
});
