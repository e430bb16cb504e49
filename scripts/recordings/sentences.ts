import { MONTHS } from '#content/en/recordings.ts';
import { fingerprint, piecesOf, withSingleSpaces } from '../../web/read-aloud/sentence-recordings.ts';
import { sentencesOf } from '../../web/read-aloud/sentences.ts';
import { ANY_NUMBER } from './message-values.ts';
import { spokenTexts } from './spoken-texts.ts';

/** The values that are recorded separately and played within many sentences. */
const VALUES = [
  ...Array.from({ length: 101 }, (_, number) => `${number}`),
  ...Array.from({ length: 10 }, (_, tenths) => `.${tenths}`),
  ...['%', ...MONTHS, 'b', 'd', 'p', 'q'],
];

/** A placeholder that is left has no recordable value, such as a name. */
const HAS_PLACEHOLDER = /[{}]/;

/** The sentences that Listen can read and that have no recording, with their placeholders. */
export function sentencesWithoutRecording(): string[] {
  return spokenSentences().filter((text) => HAS_PLACEHOLDER.test(text));
}

/**
 * Every text that is recorded, by the name of its recording: whole sentences, the pieces of sentences that contain a
 * variable number or day, and these values.
 */
export function sentencesToRecord(): Map<string, string> {
  const texts = spokenSentences()
    .filter((text) => !HAS_PLACEHOLDER.test(text))
    .flatMap((text) => (text.includes(ANY_NUMBER) ? piecesOf(text).map((piece) => piece.text) : [text]));
  const byName = new Map<string, string>();
  for (const text of [...VALUES, ...texts].map(withSingleSpaces)) {
    const name = fingerprint(text);
    if (text === ANY_NUMBER) continue;
    if ((byName.get(name) ?? text) !== text) throw new Error(`Two sentences share the name ${name}.`);
    byName.set(name, text);
  }
  return byName;
}

function spokenSentences(): string[] {
  return spokenTexts()
    .flatMap(sentencesOf)
    .map(({ text }) => text);
}
