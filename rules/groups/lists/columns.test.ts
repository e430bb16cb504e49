import { describe, expect, it } from 'vitest';
import { guessColumns, guessKinds } from './columns.ts';
import { headingKind, isJoined } from './headings.ts';

const table = (...rows: string[]) => rows.map((row, at) => ({ line: at + 1, cells: row.split(';') }));

describe('a heading', () => {
  it.each([
    [
      'first-name',
      'Forename, First Name [Required], Vorname, Prénom, givenName, Legal Forename, Student First Name, RUFNAME',
    ],
    [
      'last-name',
      'Surname, Nachname, Apellidos, Cognome, Nom de famille, familyName, Legal Surname, Nachname des Schülers',
    ],
    [
      'name',
      "Pupil name, Name, Schüler*in, Schüler/in, Élève, Nom de l'élève, Alumno/a, Nombre del alumno, Student, Nom",
    ],
    ['class', 'Reg Group, Form, Klasse, Classe, Clase, Class:, Tutor Group, Registration form, Homeroom'],
    ['email', 'E-Mail, Email Address [Required], Courriel, Correo electrónico, Student email, E-Mail-Adresse'],
    [
      'number',
      'UPN, Adm No., Admission Number, Schülernummer, N° élève, INE, Matricola, sourcedId, Student ID, Pupil number',
    ],
    ['year', 'Year Group, Jahrgang'],
  ])('means %s in each language', (kind, headings) => {
    for (const heading of headings.split(', ')) expect([heading, headingKind(heading)]).toEqual([heading, kind]);
  });

  it.each(['DOB', 'Geburtsdatum', 'Teacher', 'Parent email', 'Mina Okafor', '', 'Gender', 'Class teacher', '4B'])(
    'that is none of these means nothing: %j',
    (heading) => {
      expect(headingKind(heading)).toBeNull();
    },
  );

  it('of a second surname is joined with the first one', () => {
    expect(['Segundo apellido', 'Primer apellido'].map(isJoined)).toEqual([true, false]);
  });
});

describe('the columns', () => {
  it('are found below title lines, and the teacher can say that the headings are elsewhere', () => {
    const rows = table('Hill School;Name', 'Name;Form;Year Group', 'Mina Okafor;4B;Year 4', 'Tom Lee;4B;Year 4');
    expect(guessColumns(rows)).toEqual({ heading: 1, kinds: ['name', 'class', 'ignore'] });
    expect(guessKinds(rows, null)[0]).toBe('name');
  });

  it('have no headings where the first row is a pupil', () => {
    expect(guessColumns(table('Mina Okafor;4b', 'Tom Lee;4b'))).toEqual({ heading: null, kinds: ['name', 'class'] });
  });

  it('have the year as the class where no other column is one', () => {
    expect(guessColumns(table('Forename;Year', 'Mina;4')).kinds).toEqual(['first-name', 'class']);
  });

  it('have each kind once, the first of them', () => {
    const rows = table('Legal Surname;Forename;Preferred Surname;Name;Class;Class', 'Okafor;Mina;Oka;Mina O;4B;4C');
    expect(guessColumns(rows).kinds).toEqual(['last-name', 'first-name', 'ignore', 'ignore', 'class', 'ignore']);
  });

  it('have emails by what stands in them, also under another heading', () => {
    const rows = table('Name;Konto', 'Mina;mina@school.example', 'Tom;tom@school.example');
    expect(guessColumns(rows).kinds).toEqual(['name', 'email']);
  });

  it('of no rows are none', () => {
    expect(guessColumns([])).toEqual({ heading: null, kinds: [] });
  });
});
