import { archiveOf, utf16, windows1252, workbookOf } from '../../web/groups/pupil-list/files/testing/list-files.ts';

export type Child = { first: string; last: string; upn: string };
/** A list as a school has it, as a file to choose. */
export type ListFile = { name: string; mimeType: string; buffer: Buffer };

export const nameOfChild = ({ first, last }: Child) => `${first} ${last}`;

/** Children of a class, with names as real lists have them; the third and the sixth have signs that a keyboard lacks. */
export const CHILDREN = [
  ...['Amélie Dupont', "Tom O'Brien", 'Mina O’Neil', 'Mary-Jane Fox', 'Łukasz Żak', 'Zoë\u200B Lind', 'José Núñez'],
  ...['Jürgen Groß', 'Ada Okafor', 'Anne Marie Berg', 'Ben Stone', 'Cem Dal', 'Dora Hill', 'Ella Young', 'Finn Reed'],
  ...['Gina Lee', 'Hugo Park', 'Iris Quinn', 'Jack Shaw', 'Kira Tran', 'Liam Wood', 'Nora Voss', 'Omar Aziz'],
  ...['Pia Bauer', 'Ravi Singh', 'Sara Cohen', 'Theo Ellis', 'Uma Patel'],
].map((name, at) => childNamed(name, at));

/** The child with this place in the school's own numbers. */
export function childNamed(name: string, at: number): Child {
  const words = name.split(' ');
  const last = words.pop() ?? '';
  return { first: words.join(' '), last, upn: `H80120000${1001 + at}` };
}

const textFile = (name: string, lines: readonly string[], encode: (text: string) => Uint8Array = Buffer.from) => ({
  ...{ name, mimeType: 'text/plain' },
  buffer: Buffer.from(encode(lines.map((line) => `${line}\r\n`).join(''))),
});

/** The export of a school's program, with the school's own numbers. */
export function simsList(children: readonly Child[], className: string): ListFile {
  const rows = children.map(({ first, last, upn }) => `${last},${first},${className},${upn},01/02/2017`);
  return textFile('class.csv', ['Surname,Forename,Reg Group,UPN,DOB', ...rows]);
}

/** A list with names alone, in the encoding of a German Excel, which has no Polish letters. */
export function germanList(children: readonly Child[], className: string): ListFile {
  const plain = (text: string) => text.replaceAll('Ł', 'L').replaceAll('Ż', 'Z').replaceAll('’', "'");
  const rows = children.map(({ first, last }) => plain(`${last};${first};${className}`).replaceAll('\u200B', ''));
  return textFile('klasse.csv', ['Nachname;Vorname;Klasse', ...rows], windows1252);
}

/** A workbook with titles above the headings. */
export function workbookList(children: readonly Child[], className: string): ListFile {
  const rows = children.map(({ first, last, upn }) => [last, first, className, upn]);
  const headings = [['Hill School, class list'], [], ['Surname', 'Forename', 'Class', 'UPN']];
  const buffer = Buffer.from(workbookOf({ Pupils: [...headings, ...rows] }));
  return { name: 'class.xlsx', mimeType: '', buffer };
}

/** The same class in the other shapes that schools have. */
export function otherLists(children: readonly Child[], className: string): ListFile[] {
  const of = (line: (child: Child, at: number) => string) => children.map(line);
  return [
    germanList(children, className),
    textFile('form.csv', [
      ...['Hill School,', 'Class list printed 01/09/2025,', ',', 'Pupil name,Form'],
      ...of((child) => `${nameOfChild(child)},${className}`),
    ]),
    textFile('google.csv', [
      'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Org Unit Path [Required]',
      ...of(({ first, last }, at) => `${first},${last},pupil${at}@school.example,****,/Pupils`),
    ]),
    textFile('whole-names.csv', ['Name,Class', ...of(({ first, last }) => `"${last}, ${first}",${className}`)]),
    textFile(
      'unicode.txt',
      ['Forename\tSurname\tClass', ...of(({ first, last }) => `${first}\t${last}\t${className}`)],
      (text) => utf16(text, true),
    ),
    workbookList(children, className),
    {
      ...{ name: 'oneroster.zip', mimeType: '' },
      buffer: Buffer.from(
        archiveOf({
          'orgs.csv': 'sourcedId,status,name,type\no1,active,Hill School,school\n',
          'classes.csv': `sourcedId,status,title,classType,schoolSourcedId\nc1,active,${className},homeroom,o1\n`,
          'users.csv': [
            'sourcedId,status,role,givenName,familyName,identifier,email',
            ...of(({ first, last, upn }, at) => `u${at},active,student,${first},${last},${upn},`),
          ].join('\n'),
          'enrollments.csv': [
            'sourcedId,status,classSourcedId,userSourcedId,role',
            ...of((_, at) => `e${at},active,c1,u${at},student`),
          ].join('\n'),
        }),
      ),
    },
  ];
}
