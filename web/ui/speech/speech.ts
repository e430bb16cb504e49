/** A prompt: its text for a speech synthesis voice, and the URL of its recording. */
export type Prompt = { words: string; clip: string };
export type Pace = 'usual' | 'slower';

/** `heard`: it was played; `cut-off`: the next prompt stopped it; `silent`: no source could play it. */
export type Said = 'heard' | 'cut-off' | 'silent';

/** One way to play a prompt. */
export type SoundSource = {
  /** Preloads prompts. */
  prepare(prompts: readonly Prompt[]): void;
  /** Resolves to whether the prompt is audible; stops as soon as `signal` aborts. */
  play(prompt: Prompt, pace: Pace, signal: AbortSignal): Promise<boolean>;
};

export type Speech = {
  prepare(prompts: readonly Prompt[]): void;
  /** Says a prompt and stops whatever was being said. */
  say(prompt: Prompt, pace: Pace): Promise<Said>;
  stop(): void;
};

/**
 * Speaks with the first of two sources. After it fails, uses the second one, until that fails too.
 * @param sources called for each prompt, because the learner may choose another voice
 */
export function createSpeech(sources: () => readonly [SoundSource, SoundSource]): Speech {
  let failed: SoundSource | null = null;
  let current = new AbortController();

  const soundOut = async (prompt: Prompt, pace: Pace, signal: AbortSignal): Promise<boolean> => {
    const [first, second] = sources();
    if (first !== failed) {
      if (await first.play(prompt, pace, signal)) return true;
      if (signal.aborted) return false;
      failed = first;
    }
    const sounds = await second.play(prompt, pace, signal);
    if (!sounds && !signal.aborted) failed = null;
    return sounds;
  };

  return {
    prepare: (prompts) => {
      for (const source of sources()) source.prepare(prompts);
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
