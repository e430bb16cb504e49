/** A prompt: the words for a voice, and the address of the recording that is played without one. */
export type Prompt = { words: string; clip: string };
export type Pace = 'usual' | 'slower';

/** `heard`: it was played; `cut-off`: the next prompt stopped it; `silent`: nothing could play it. */
export type Said = 'heard' | 'cut-off' | 'silent';

/** One way to play a prompt. */
export type SoundSource = {
  /** Loads prompts ahead. */
  prepare(prompts: readonly Prompt[]): void;
  /** Resolves to whether it sounds; falls silent as soon as `signal` aborts. */
  play(prompt: Prompt, pace: Pace, signal: AbortSignal): Promise<boolean>;
};

export type Speech = {
  prepare(prompts: readonly Prompt[]): void;
  /** Says a prompt and stops whatever was being said. */
  say(prompt: Prompt, pace: Pace): Promise<Said>;
  stop(): void;
};

/** Speaks with the device's voice, and with the recordings only after the voice failed once. */
export function createSpeech(voice: SoundSource, recordings: SoundSource): Speech {
  let isVoiceTrusted = true;
  let current = new AbortController();

  const soundOut = async (prompt: Prompt, pace: Pace, signal: AbortSignal): Promise<boolean> => {
    if (isVoiceTrusted) {
      if (await voice.play(prompt, pace, signal)) return true;
      if (signal.aborted) return false;
      isVoiceTrusted = false;
    }
    return recordings.play(prompt, pace, signal);
  };

  return {
    prepare: (prompts) => {
      voice.prepare(prompts);
      recordings.prepare(prompts);
    },
    say: async (prompt, pace) => {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      const sounds = await soundOut(prompt, pace, signal);
      if (signal.aborted) return 'cut-off';
      return sounds ? 'heard' : 'silent';
    },
    stop: () => current.abort(),
  };
}
