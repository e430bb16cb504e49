/** The languages of scripts that few languages share; some are told by a letter that the others do not have. */
const SCRIPTS: readonly (readonly [letters: RegExp, language: string, tell?: RegExp])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja', /[\u3040-\u30ff]/],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Arabic}/gu, 'ur', /[ٹڈڑںے]/],
  [/\p{Script=Arabic}/gu, 'fa', /[پچژگ]/],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'uk', /[іїєґ]/i],
  [/\p{Script=Cyrillic}/gu, 'sr', /[ђјљњћџ]/i],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Thai}/gu, 'th'],
];

/** Frequent words of languages in Latin letters, also those that two of them have in common. */
const WORDS = Object.entries({
  en: 'the of and to a in is it that was he for on are with as his they at be this have from or had by but not what all were we when your can said there use an each which she do how their if will up about out many then them these so some her would make like him into time has look two more go see no could my than been who its now did get come made may i am you me had did no does',
  fr: 'le la les l un une des du de d et est il elle ils elles on nous vous je j ne n pas que qu qui dans sur avec pour au aux ce cette ces son sa ses mais où sont était avait a à c s y en plus très tout fait comme leur m me t te tu suis moi bonjour merci comment',
  de: 'der die das den dem des ein eine einen einem einer und ist ich du er sie es wir ihr nicht mit auf für von zu im in sich war hat auch aus bei nach wie aber als so wenn dann noch was wo sind haben am zum zur über mein sein kein mir mich dich bin bist heißt hallo danke bitte liebe',
  es: 'el la los las un una de del y en que es no se lo con por para su sus al como más pero muy está son fue era hay mi tu le yo ella dónde qué o a este esta todo porque cuando te me soy hola gracias',
  it: 'il lo la i gli le un una uno di del della dei e è che non in con per si da al alla sono era ha mi ti ci più ma come suo sua questo questa nel nella dove o a l c anche molto',
  pt: 'o a os as um uma de do da dos das e é que não em no na com por para se seu sua ao mais mas como foi está são ele ela eu onde muito também você tem',
  nl: 'de het een en van is in op te dat die niet zijn was met voor aan er ik hij ze zij we je maar ook om bij naar uit als dan nog wat waar heeft hebben worden deze over heel',
  sv: 'och att det som en ett är av för på med den till han hon var inte jag de om men från vi så kan där har när ut upp mycket också',
  da: 'og at det som en et er af for på med den til han hun var ikke jeg de om men fra vi så kan der har når ud op meget også i',
  pl: 'i w na z że się nie to jest do jak ale o po co tak za od był była ty ona my są dla już tylko gdzie czy bardzo',
  tr: 've bir bu da de için ile çok ne o ben sen biz var yok mi mı gibi daha ama olarak kadar sonra her şey nerede oldu',
  ro: 'și în de la cu nu pe că un o este sunt a fost din mai care el ea eu se să pentru dar ce unde foarte',
}).map(([language, words]) => ({ language, words: new Set(words.split(' ')) }));
/** What makes a language plain. They are our own, tried on sentences of schoolbooks. */
const PLAIN = {
  /** Different frequent words of it, and the share of all words that are frequent in it. */
  fewestWords: 2,
  share: 0.22,
  /** No other language comes so near, as a share. */
  nextShare: 0.75,
} as const;

/** The language of a text by its letters and its frequent words, as a tag such as "fr". Undefined where it is not plain. */
export function languageOf(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isIn = (signs: RegExp) => (text.match(signs)?.length ?? 0) * 2 > letters;
  const script = SCRIPTS.find(([signs, , tell]) => isIn(signs) && (tell?.test(text) ?? true));
  if (script) return script[1];
  // Within a sentence, a word with a capital is a name: "in Den Haag".
  const withoutNames = text.replace(/(\p{L},? )\p{Lu}\p{Ll}+/gu, '$1');
  const words = withoutNames.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [best, next] = WORDS.map(({ language, words: known }) => {
    const found = words.filter((word) => known.has(word));
    const score = found.reduce((sum, word) => sum + 1 / languagesWith(word), 0);
    return { language, score, count: found.length, different: new Set(found).size };
  }).sort((one, other) => other.score - one.score);
  if (!best || !next || best.different < PLAIN.fewestWords || best.count < words.length * PLAIN.share) return undefined;
  return next.score <= best.score * PLAIN.nextShare ? best.language : undefined;
}

/** A word counts less where several languages have it. */
function languagesWith(word: string): number {
  return WORDS.filter(({ words }) => words.has(word)).length;
}

/**
 * The language of each paragraph: its own words say it, else its file, else the other paragraphs. A file that says the same of
 * all paragraphs can be wrong, because programs write the language of their settings; it counts where the words say nothing.
 * @param declared what the file says of each paragraph, such as "fr-CA"
 * @returns tags such as "fr"; undefined for English, the language of the recordings and of the tools for words
 */
export function languagesOf(
  paragraphs: readonly string[],
  declared: readonly (string | undefined)[] = [],
): (string | undefined)[] {
  const tags = paragraphs.map((_, at) => tagOf(declared[at]));
  const usual = mostFrequent(tags);
  const ofAll = languageOf(paragraphs.join('\n')) ?? usual;
  return paragraphs.map((paragraph, at) => {
    const own = languageOf(paragraph) ?? (tags[at] === usual ? ofAll : tags[at]);
    return own === 'en' ? undefined : own;
  });
}

/** "fr" of "fr-CA". Undefined for what is no language, such as "und" and "zxx". */
function tagOf(declared: string | undefined): string | undefined {
  const tag = /^[a-z]{2,3}(?=$|[-_])/i.exec(declared?.trim() ?? '')?.[0].toLowerCase();
  return tag === undefined || ['und', 'zxx', 'mul', 'mis'].includes(tag) ? undefined : tag;
}

function mostFrequent(tags: readonly (string | undefined)[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
