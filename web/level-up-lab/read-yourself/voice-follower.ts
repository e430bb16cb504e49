import type { Decoder, SoundSwallowerModule } from 'soundswallower';
import type { HeardSegment } from '#rules/reading/heard-reading.ts';
import { readingSteps } from '#rules/reading/reading-graph.ts';
import { SAMPLES_PER_SECOND } from './samples.ts';

/** Tuned with the tuning half of the recordings of `npm run bench reading`. */
const DECODER = {
  samprate: SAMPLES_PER_SECOND,
  // Wider beams than the defaults, so that the correct path is not pruned after a few unclear words.
  beam: 1e-60,
  pbeam: 1e-60,
  wbeam: 1e-40,
  bestpath: false,
  loglevel: 'FATAL',
} as const;

/** Functions of the module that build a grammar; its own types lack them. */
type GraphFunctions = {
  _malloc(bytes: number): number;
  _free(address: number): void;
  _decoder_logmath(decoder: number): number;
  _logmath_log(logmath: number, share: number): number;
  _fsg_model_init(name: number, logmath: number, weight: number, places: number): number;
  _fsg_model_word_add(graph: number, word: number): number;
  _fsg_model_trans_add(graph: number, from: number, to: number, score: number, word: number): void;
  _fsg_model_null_trans_add(graph: number, from: number, to: number, score: number): number;
  _fsg_set_states(graph: number, first: number, last: number): void;
  _decoder_init_feat_s3file(decoder: number, transform: number): number;
  _decoder_set_fsg(decoder: number, graph: number): number;
  HEAPU8: Uint8Array;
};
type Graphs = SoundSwallowerModule & GraphFunctions;
type LoadedDecoder = Decoder & { cdecoder: number; init_feat(): Promise<number> };

/** A word of the text with one or more pronunciations, in phones of the acoustic model. */
export type SpokenWord = { sounds: readonly string[]; sentence: number };

/** Aligns a recording with a known text. */
export class VoiceFollower {
  readonly #module: Graphs;
  readonly #decoder: LoadedDecoder;
  #texts = 0;

  constructor(module: SoundSwallowerModule, decoder: Decoder) {
    this.#module = module as Graphs;
    this.#decoder = decoder as LoadedDecoder;
  }

  /** Loads the acoustic model: the module's default, or the files at these URLs. */
  static async load(module: SoundSwallowerModule, model: Record<string, string> = {}): Promise<VoiceFollower> {
    const decoder = new module.Decoder({ ...DECODER, ...model }) as LoadedDecoder;
    // The English model has no feature transform, and the package would request a missing file.
    decoder.init_feat = async () => (module as Graphs)._decoder_init_feat_s3file(decoder.cdecoder, 0);
    await decoder.initialize();
    return new VoiceFollower(module, decoder);
  }

  /** The pronunciations of a lowercase word; empty if the dictionary does not have it. */
  pronunciations(word: string): string[] {
    const sounds: string[] = [];
    for (let count = 1; ; count += 1) {
      const found: string | null = this.#decoder.lookup_word(count === 1 ? word : `${word}(${count})`);
      if (!found) return sounds;
      sounds.push(found);
    }
  }

  /** The recognized words, in order of time. Words without pronunciation are left out of the grammar. */
  follow(text: readonly SpokenWord[], samples: Float32Array): HeardSegment[] {
    const words = text.flatMap((word, index) => (word.sounds.length === 0 ? [] : [{ ...word, index }]));
    if (words.length === 0) return [];
    const name = this.#addWords(words);
    this.#setGraph(words, name);
    this.#decoder.start();
    try {
      this.#decoder.process_audio(samples, false, true);
    } finally {
      this.#decoder.stop();
    }
    const { w = [] } = this.#decoder.get_alignment();
    return w.map(({ t, b, d }) => ({
      word: t.startsWith(name) ? (words[Number.parseInt(t.slice(name.length), 10)]?.index ?? null) : null,
      startMs: Math.round(b * 1000),
      endMs: Math.round((b + d) * 1000),
    }));
  }

  /** Each word of the text gets a unique name, so that the result tells repeated words apart. */
  #addWords(words: readonly SpokenWord[]): string {
    this.#texts += 1;
    const name = `text${this.#texts}word`;
    const entries = words.flatMap(({ sounds }, index) =>
      sounds.map((each, count): [string, string] => [
        count === 0 ? `${name}${index}` : `${name}${index}(${count + 1})`,
        each,
      ]),
    );
    this.#decoder.add_words(...entries);
    return name;
  }

  #setGraph(words: readonly SpokenWord[], name: string): void {
    const module = this.#module;
    const logmath = module._decoder_logmath(this.#decoder.cdecoder);
    const weight = Number(this.#decoder.get_config('lw'));
    const scoreOf = (share: number) => Math.round(module._logmath_log(logmath, share) * weight);
    const end = words.length + 1;
    const graph = this.#withText('text', (text) => module._fsg_model_init(text, logmath, weight, end + 1));
    const ids = words.map((_, index) =>
      this.#withText(`${name}${index}`, (text) => module._fsg_model_word_add(graph, text)),
    );
    for (const { from, to, word, share } of readingSteps(words.map(({ sentence }) => sentence)))
      module._fsg_model_trans_add(graph, from, to, scoreOf(share), ids[word] ?? -1);
    for (let place = 0; place < end; place += 1) module._fsg_model_null_trans_add(graph, place, end, 0);
    module._fsg_set_states(graph, 0, end);
    if (module._decoder_set_fsg(this.#decoder.cdecoder, graph) < 0) throw new Error('The text cannot be followed.');
  }

  #withText<Result>(text: string, use: (address: number) => Result): Result {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const address = this.#module._malloc(bytes.length);
    this.#module.HEAPU8.set(bytes, address);
    try {
      return use(address);
    } finally {
      this.#module._free(address);
    }
  }
}
