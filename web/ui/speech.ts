/** What is said: the words for a voice, and the address of the recording that takes over where no voice speaks. */
export type Prompt = { words: string; clip: string };
export type Pace = 'usual' | 'slower';

/** `heard` as far as anybody can tell; `cut-off` by the next one; `silent` when nothing could sound. */
export type Said = 'heard' | 'cut-off' | 'silent';

/** One way of making a prompt sound. */
export type SoundSource = {
  /** Loads what may be said, without a sound. */
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

/** Speaks with the device's voice and, once that has failed, with recordings for good. */
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
