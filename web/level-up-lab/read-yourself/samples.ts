/** The sample rate in Hz of the sound that is recognized and stored: mono, from -1 to 1. */
export const SAMPLES_PER_SECOND = 16_000;

/** A recording as a 16-bit WAV file. */
export function waveFile(samples: Float32Array): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const bytes = samples.length * 2;
  const text = (at: number, letters: string) => {
    for (const [index, letter] of [...letters].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  header.setUint32(4, 36 + bytes, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, SAMPLES_PER_SECOND, true);
  header.setUint32(28, SAMPLES_PER_SECOND * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, bytes, true);
  const whole = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
  return new Blob([header, whole], { type: 'audio/wav' });
}

/** Plays recordings, one at a time. */
export class SamplePlayer {
  #context: AudioContext | undefined;
  #playing: AudioBufferSourceNode | undefined;

  /** Plays all samples, or a range given in ms. */
  play(
    samples: Float32Array,
    stretch: { startMs: number; endMs: number } = { startMs: 0, endMs: Number.POSITIVE_INFINITY },
  ) {
    const at = (ms: number) => Math.max(0, Math.min(samples.length, Math.round((ms * SAMPLES_PER_SECOND) / 1000)));
    const part = samples.slice(at(stretch.startMs), at(stretch.endMs));
    if (part.length === 0) return;
    const buffer = new AudioBuffer({ length: part.length, numberOfChannels: 1, sampleRate: SAMPLES_PER_SECOND });
    buffer.copyToChannel(part, 0);
    void this.#play(() => buffer);
  }

  /** Plays a stored recording. */
  async playFile(file: Blob): Promise<void> {
    const bytes = await file.arrayBuffer();
    await this.#play((context) => context.decodeAudioData(bytes));
  }

  stop(): void {
    this.#playing?.stop();
    this.#playing = undefined;
  }

  close(): void {
    this.stop();
    void this.#context?.close();
    this.#context = undefined;
  }

  async #play(bufferOf: (context: AudioContext) => AudioBuffer | Promise<AudioBuffer>): Promise<void> {
    this.stop();
    this.#context ??= new AudioContext();
    const context = this.#context;
    await context.resume();
    const source = new AudioBufferSourceNode(context, { buffer: await bufferOf(context) });
    source.connect(context.destination);
    source.start();
    this.#playing = source;
  }
}
