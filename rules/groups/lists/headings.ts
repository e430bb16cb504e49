/** What a column of a list of pupils can hold. */
export const COLUMN_KINDS = ['first-name', 'last-name', 'name', 'class', 'email', 'number', 'ignore'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];
/** What a heading can mean. `year` counts as the class where no other column does. */
export type HeadingKind = Exclude<ColumnKind, 'ignore'> | 'year';

/** Headings in English, German, French, Spanish and Italian, as `plain` writes them. */
const HEADINGS: Record<HeadingKind, string> = {
  'first-name':
    'first name, first names, firstname, forename, forenames, given name, given names, givenname, known as, chosen name, ' +
    'vorname, vornamen, rufname, prenom, prenoms, prenom usuel, nombre de pila',
  'last-name':
    'last name, last names, lastname, surname, surnames, family name, familyname, second name, ' +
    'nachname, familienname, zuname, nom de famille, nom usuel, ' +
    'apellido, apellidos, primer apellido, segundo apellido, apellido 1, apellido 2, cognome',
  name:
    'name, names, full name, display name, pupil, pupils, student, students, learner, child, first and last name, ' +
    'name and surname, surname forename, last name first name, ' +
    'schuler, schulerin, schuler in, schuler innen, schueler, schuelerin, schulername, vor und nachname, vorname nachname, ' +
    'vorname name, name vorname, nachname vorname, nom, nom complet, nom prenom, nom et prenom, prenom nom, prenom et nom, ' +
    'eleve, eleves, nombre, nombres, nombre completo, nombre y apellidos, apellidos y nombre, apellidos nombre, alumno, ' +
    'alumna, alumno a, alumnos, alumnado, estudiante, nome, nome e cognome, cognome e nome, cognome nome, alunno, alunna, alunno a, studente, nominativo',
  class:
    'class, class name, classes, form, form group, form class, form name, reg, reg group, reg form, reg class, registration, ' +
    'registration group, registration form, registration class, tutor group, homeroom, home room, section, group, ' +
    'teaching group, klasse, stammklasse, klassenname, klassenbezeichnung, lerngruppe, gruppe, classe, division, groupe, ' +
    'clase, grupo, curso, unidad, aula, seccion, sezione, gruppo',
  email:
    'email, e mail, mail, email address, e mail address, mail address, emailadresse, email adresse, e mail adresse, ' +
    'mailadresse, adresse email, adresse e mail, adresse mail, adresse electronique, courriel, mel, correo, ' +
    'correo electronico, direccion de correo, direccion de correo electronico, posta elettronica, indirizzo email, ' +
    'indirizzo e mail, user principal name',
  number:
    'upn, unique pupil number, uln, admission number, admission no, adno, adm no, id, id number, number, sourcedid, ' +
    'sourced id, local id, school id, school number, school no, sis id, sis user id, person id, external id, unique id, employee id, identifier, ' +
    'schulernummer, schuler nr, schulernr, schuler id, schuelernummer, matrikelnummer, ine, identifiant, ' +
    'identifiant national, numero, n eleve, numero national, matricule, nie, nia, expediente, numero de expediente, n expediente, ' +
    'matricula, numero de matricula, matricola, numero di matricola, codice',
  year: 'year, year group, yr, grade, grade level, jahrgang, jahrgangsstufe, klassenstufe, stufe, niveau, nivel',
};

/** Other headings of these kinds stand beside a first one and are joined with it: two surnames, a class and its letter. */
const JOINED = new Set(['segundo apellido', 'apellido 2', 'sezione', 'seccion', 'grupo', 'section']);

const KINDS = new Map(
  (Object.entries(HEADINGS) as [HeadingKind, string][]).flatMap(([kind, all]) =>
    all.split(', ').map((heading) => [heading, kind] as const),
  ),
);

const WHOSE =
  'pupils?|students?|learners?|child|childs|schulers?|schuelers?|eleve|alumno|alumna|estudiante|alunno|studente';
const BEFORE = new RegExp(`^(?:legal|preferred|current|official|${WHOSE}) (?:s )?`);
const AFTER = new RegExp(`(?: (?:of|des|der|de|du|del|dell|della|l|the|d))* (?:${WHOSE})$`);

/** What a heading means; null when it is not known. */
export function headingKind(heading: string): HeadingKind | null {
  const words = plain(heading);
  for (const each of [
    words,
    words.replace(AFTER, ''),
    words.replace(BEFORE, ''),
    words.replace(BEFORE, '').replace(BEFORE, ''),
  ])
    if (KINDS.has(each)) return KINDS.get(each) ?? null;
  return null;
}

/** Whether a column with this heading is joined with an earlier one of the same kind. */
export function isJoined(heading: string): boolean {
  return JOINED.has(plain(heading));
}

/** A heading in lower case, without accents, signs and what stands in brackets: `First Name [Required]` → `first name`. */
function plain(heading: string): string {
  const words = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const letters = heading.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return words(letters.replaceAll(/\[[^\]]*\]|\([^)]*\)/g, ' ')) || words(letters);
}
