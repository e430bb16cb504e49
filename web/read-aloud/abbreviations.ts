/** Abbreviations in which a full stop does not end the sentence. English first; then those of common other languages. */
const wordsOf = (words: string) => new Set(words.split(' '));

/** A name or an explanation follows. */
const BEFORE_ANYTHING = wordsOf(
  'Mr Mrs Ms Mx Messrs Dr Drs Prof Mt Rev Hon Capt Col Gen Lt Maj Sgt Gov Pres Sen Rep vs e.g eg i.e ie cf viz approx bzw ca ' +
    'Hr Fr Mme Mlle MM Sr Sra Sig',
);
/** Only before a number: "No" is a word, too. */
const BEFORE_NUMBER = wordsOf('No Nos Nr pp Fig fig Figs Ch ch Vol vol Ex Eq Pt Jan Feb Mar Apr Aug Sept Oct Nov Dec');
/** The sentence can end here, too: it does so before a word that often begins one. */
const BEFORE_NAME = wordsOf('St Jr Inc Ltd Co Ave Rd Ph.D');
const BEGINS_SENTENCE = wordsOf(
  'The A An He She It They We You I His Her My This That These There In On At For But And So Then When If What Who Where Why How',
);
/** "It is I.", "She got an A." and "That was plan B." end with a letter. */
const LETTER_AT_END =
  /(?:\p{Ll}\s+I|\b(?:an?|the|plan|grade|group|class|team|vitamin|type|part|point|letter|answer)\s+\p{Lu})\.\s*$/u;
/** "At 9 a.m." has no verb, so it goes on. In words. */
const SHORTEST_WITH_VERB = 4;

/**
 * Whether a sentence goes on after its full stop: the stop belongs to an abbreviation, to initials, or to the number of an
 * item at the beginning.
 * @param before the text up to the full stop @param after the text that follows
 */
export function goesOnAfterStop(before: string, after: string): boolean {
  const [, last] = /(?:^|[\s("“‘'«[/–—-])((?:[\p{L}\p{M}]+\.)*[\p{L}\p{M}]+)\.\s*$/u.exec(before) ?? [];
  const isFirstOfAll = /^\s*\(?\d{1,3}[.)]\s*$/.test(before);
  if (isFirstOfAll) return true;
  if (last === undefined) return false;
  if (BEFORE_ANYTHING.has(last)) return true;
  if (/^[\s(]*(?:\d|[IVXL]{2,}\b)/.test(after)) return BEFORE_NUMBER.has(last) || isInitials(last);
  const [next = ''] = /[\p{L}\p{M}’']+/u.exec(after) ?? [];
  if (/^[ap]\.m$/i.test(last)) return isTimeAlone(before) || /^(?:[A-Z]{3,4}|[A-Z][a-z]+day)$/.test(next);
  if (!BEFORE_NAME.has(last) && !isInitials(last)) return false;
  // "z. B." and "A. A. Milne": another initial follows.
  if (/^[^\p{L}]*\p{L}\./u.test(after)) return true;
  return !BEGINS_SENTENCE.has(next) && !LETTER_AT_END.test(before) && !/^\p{Ll}$/u.test(last);
}

/** "J" of "J. R. R. Tolkien", "U.S", and "z" of "z. B.". */
function isInitials(word: string): boolean {
  return word.split('.').every((part) => /^\p{L}\p{M}*$/u.test(part));
}

function isTimeAlone(before: string): boolean {
  return before.trim().split(/\s+/).length < SHORTEST_WITH_VERB;
}
