/** A telephone line for children. Its name, its number and the sentence are in the country's own words. */
export type Helpline = {
  /** ISO 3166 code of the country. */
  country: string;
  /** The language of the name and the sentence. */
  language: string;
  name: string;
  number: string;
  /** The sentence that the call is free. */
  free: string;
};

type Country = {
  helplines: readonly Helpline[];
  /** The emergency number. */
  emergency: string;
  /** The time zones of the country, or prefixes of them. */
  timeZones: readonly string[];
};

/** The sentence that a call is free, in each language, in our own words. */
const FREE = {
  en: 'Calls are free.',
  de: 'Der Anruf kostet nichts.',
  fr: 'L’appel est gratuit.',
  nl: 'Bellen is gratis.',
  es: 'La llamada es gratis.',
  it: 'La chiamata è gratis.',
  pt: 'A chamada é grátis.',
  sv: 'Det är gratis att ringa.',
  da: 'Det er gratis at ringe.',
  nb: 'Det er gratis å ringe.',
  fi: 'Soittaminen on ilmaista.',
  pl: 'Telefon jest bezpłatny.',
  cs: 'Volání je zdarma.',
  ja: '電話は無料です。',
} as const;

type Own = keyof typeof FREE;

/**
 * Names and numbers, looked up on 24 November 2026 in copies of the pages named above each. Check them once a year.
 * Uncertain ones are left out: a wrong number is worse than none.
 */
const COUNTRIES: readonly Country[] = [
  // learning.nspcc.org.uk/services/childline
  country('GB', '999', ['Europe/London', 'Europe/Belfast'], ['en', 'Childline', '0800 1111']),
  // ispcc.ie, independent.ie of 31 December 2021
  country('IE', '112', ['Europe/Dublin'], ['en', 'Childline', '1800 66 66 66']),
  // nationwidechildrens.org, childrenswi.org
  country(
    'US',
    '911',
    [
      ...['America/New_York', 'America/Detroit', 'America/Kentucky', 'America/Indiana', 'America/Chicago'],
      ...['America/Menominee', 'America/North_Dakota', 'America/Denver', 'America/Boise', 'America/Phoenix'],
      ...['America/Los_Angeles', 'America/Anchorage', 'America/Juneau', 'America/Nome', 'Pacific/Honolulu'],
    ],
    ['en', '988 Lifeline', '988'],
  ),
  // maplenow.ca/fr/site/kids-help-phone, kidshelpphone.ca
  country(
    'CA',
    '911',
    [
      ...['America/Toronto', 'America/Montreal', 'America/Vancouver', 'America/Edmonton', 'America/Winnipeg'],
      ...['America/Halifax', 'America/St_Johns', 'America/Regina', 'America/Moncton', 'America/Whitehorse'],
    ],
    ['en', 'Kids Help Phone', '1-800-668-6868'],
    ['fr', 'Jeunesse, J’écoute', '1-800-668-6868'],
  ),
  // openaustralia.org.au, debate of 20 March 2023
  country('AU', '000', ['Australia/'], ['en', 'Kids Helpline', '1800 55 1800']),
  // nzfamilies.org.nz of 22 December 2025, pegasus.health.nz
  country('NZ', '111', ['Pacific/Auckland', 'Pacific/Chatham'], ['en', '1737, need to talk?', '1737']),
  // childlineindia.org/a/about/childline-india
  country('IN', '112', ['Asia/Kolkata', 'Asia/Calcutta'], ['en', 'Childline', '1098']),
  // childlinesa.org.za, "New look, new number"
  country('ZA', '112', ['Africa/Johannesburg'], ['en', 'Childline', '116']),
  // bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556
  country('DE', '112', ['Europe/Berlin', 'Europe/Busingen'], ['de', 'Nummer gegen Kummer', '116 111']),
  // ots.at of 9 September 2019, sos-kinderdorf.at
  country('AT', '112', ['Europe/Vienna'], ['de', 'Rat auf Draht', '147']),
  // pfarreiforum.ch
  country('CH', '112', ['Europe/Zurich'], ['de', 'Pro Juventute', '147'], ['fr', 'Pro Juventute', '147']),
  // sante-sur-le-net.com/119-allo-enfance-en-danger
  country('FR', '112', ['Europe/Paris'], ['fr', 'Allô enfance en danger', '119']),
  // vrt.be of 19 February 2020; schoolinschakeling.brussels/acteurs/ecoute-enfants-103
  country('BE', '112', ['Europe/Brussels'], ['nl', 'Awel', '102'], ['fr', 'Écoute-Enfants', '103']),
  // vriendenkindertelefoon.nl/kindertelefoon
  country('NL', '112', ['Europe/Amsterdam'], ['nl', 'De Kindertelefoon', '0800 0432']),
  // hacerfamilia.com of 15 April 2015, diarideterrassa.com
  country('ES', '112', ['Europe/Madrid', 'Africa/Ceuta', 'Atlantic/Canary'], ['es', 'Teléfono ANAR', '900 20 20 10']),
  // tg24.sky.it of 23 April 2025
  country('IT', '112', ['Europe/Rome'], ['it', 'Telefono Azzurro', '19696']),
  // vidaativa.pt/linha-de-apoio-a-crianca
  country('PT', '112', ['Europe/Lisbon', 'Atlantic/Azores', 'Atlantic/Madeira'], ['pt', 'SOS Criança', '116 111']),
  // 8sidor.se of 20 August 2025
  country('SE', '112', ['Europe/Stockholm'], ['sv', 'Bris', '116 111']),
  // bt.dk of December 2022
  country('DK', '112', ['Europe/Copenhagen'], ['da', 'BørneTelefonen', '116 111']),
  // loppa.kommune.no
  country('NO', '112', ['Europe/Oslo'], ['nb', 'Alarmtelefonen for barn og unge', '116 111']),
  // sttinfo.fi of 19 November 2025
  country('FI', '112', ['Europe/Helsinki'], ['fi', 'Lasten ja nuorten puhelin', '116 111']),
  // edukacja.dziennik.pl of January 2024
  country('PL', '112', ['Europe/Warsaw'], ['pl', 'Telefon Zaufania dla Dzieci i Młodzieży', '116 111']),
  // irozhlas.cz of 1 April 2025
  country('CZ', '112', ['Europe/Prague'], ['cs', 'Linka bezpečí', '116 111']),
  // cl-fukushima.org; 110 is the police
  country('JP', '110', ['Asia/Tokyo'], ['ja', 'チャイルドライン', '0120-99-7777']),
];

/** All lines, in the order of the list. */
export const HELPLINES: readonly Helpline[] = COUNTRIES.flatMap(({ helplines }) => helplines);

/** The name of the country of a line, in the line's language. */
export function countryName({ country, language }: Helpline): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;
}

/**
 * The lines and the emergency number of the country in which a browser is: that of its time zone, else that of its languages.
 * Null for a country without a line here.
 * @param timeZone such as Europe/Berlin
 * @param languages such as de-AT, the preferred one first
 */
export function helplinesNear(timeZone: string | undefined, languages: readonly string[]): Country | null {
  const byZone = COUNTRIES.find(({ timeZones }) => timeZones.some((zone) => timeZone?.startsWith(zone)));
  if (byZone) return byZone;
  const isKnownPlace = timeZone !== undefined && /^(?!Etc\/)\w+\//.test(timeZone);
  if (isKnownPlace) return null;
  const regions = languages.flatMap((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? []);
  const ofRegions = regions.map((region) => COUNTRIES.find(({ helplines }) => helplines[0]?.country === region));
  return ofRegions.find((each) => each !== undefined) ?? null;
}

function country(
  code: string,
  emergency: string,
  timeZones: readonly string[],
  ...lines: readonly (readonly [language: Own, name: string, number: string])[]
): Country {
  const helplines = lines.map(([language, name, number]) => ({
    country: code,
    language,
    name,
    number,
    free: FREE[language],
  }));
  return { helplines, emergency, timeZones };
}
