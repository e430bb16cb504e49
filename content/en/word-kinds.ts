/** Auxiliary verbs, the only function words that have a kind. */
export const AUXILIARIES: ReadonlySet<string> = new Set(
  'am are be been being can cannot could did do does had has have is may must should was were will would'.split(' '),
);

/**
 * Corrections of the kinds of words that the library `compromise` gets wrong, by passage and by the word as written.
 */
export const KIND_CORRECTIONS: Readonly<
  Record<string, Readonly<Record<string, 'naming' | 'doing' | 'describing' | 'how'>>>
> = {
  'last-bus': { rain: 'naming', runs: 'doing', wins: 'doing', stop: 'naming', walks: 'doing', home: 'how' },
  'green-tent': { falls: 'doing', inside: 'how' },
  'key-in-the-jar': { key: 'naming', turns: 'doing', inside: 'how', together: 'how' },
  'slow-train': { stop: 'naming' },
  'bread-before-sunrise': { waiting: 'doing' },
  'map-of-sounds': { pale: 'describing', names: 'naming', soon: 'how' },
  'kite-with-a-long-tail': { weight: 'naming' },
  'game-by-post': { card: 'naming', old: 'describing', best: 'how', longer: 'how' },
  'asleep-on-the-water': { rests: 'doing', warm: 'describing', animal: 'naming' },
  'footprints-on-the-moon': { burnt: 'describing', ago: 'how', millions: 'naming' },
  'game-with-seeds': { falls: 'doing' },
  'place-under-the-stairs': { rings: 'doing' },
  'lamp-on-the-rock': { notices: 'doing', covers: 'doing', waves: 'naming' },
  'why-spiders-do-not-stick': { kind: 'naming', outward: 'how' },
  'messages-under-the-sea': { threads: 'naming', flashes: 'doing', lifts: 'doing', light: 'naming', near: 'how' },
  'train-without-passengers': { engineers: 'naming', travel: 'doing', photograph: 'doing', little: 'how' },
  'seeing-with-sound': { returns: 'doing', complete: 'describing', human: 'describing' },
  'room-without-echoes': { foam: 'naming', engineers: 'naming', microphones: 'naming', hearing: 'naming' },
  'machine-far-away': { past: 'how' },
  'golden-door': { past: 'how', first: 'describing', second: 'describing' },
  'two-minute-hands': {
    set: 'doing',
    noon: 'naming',
    unwilling: 'describing',
    times: 'naming',
    english: 'describing',
    second: 'describing',
    ago: 'how',
    today: 'how',
    together: 'how',
  },
  'animal-that-waits': { stops: 'doing' },
  'valley-without-phones': { green: 'describing', forbidden: 'describing', waves: 'naming' },
  'black-and-white-stones': {
    chinese: 'describing',
    wooden: 'describing',
    visible: 'describing',
    korean: 'describing',
    experienced: 'describing',
  },
};
