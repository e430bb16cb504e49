import { DEFAULT_SETTINGS, type Settings } from '#rules/people/settings.ts';
import type { Prompt, SoundSource } from './speech.ts';

/** The part of an audio element that recordings use, so that tests can replace it. */
export type Clip = Pick<
  HTMLAudioElement,
  'play' | 'pause' | 'currentTime' | 'playbackRate' | 'preservesPitch' | 'preload' | 'error' | 'volume'
>;

export const RECORDINGS = {
  /** The recordings are spoken at the speed that the app comes with. */
  rates: { usual: 1, slower: 0.7 },
  /** A recording that has not started by then counts as silent; the network may be away. */
  waitForStartMs: 4000,
} as const;

/** Plays recordings from their addresses, with the settings of that moment. */
export function recordings(
  newClip: (address: string) => Clip,
  settings: () => Pick<Settings, 'voiceSpeed' | 'volume'>,
): SoundSource {
  const clips = new Map<string, Clip>();

  const clipOf = ({ clip: address }: Prompt): Clip => {
    const known = clips.get(address);
    // Load a recording again that could not be loaded.
    if (known && !known.error) return known;
    const clip = Object.assign(newClip(address), { preload: 'auto' as const, preservesPitch: true });
    clips.set(address, clip);
    return clip;
  };

  return {
    prepare: (prompts) => prompts.forEach(clipOf),
    play: (prompt, pace, signal) => {
      const { voiceSpeed, volume } = settings();
      const playbackRate = (RECORDINGS.rates[pace] * voiceSpeed) / DEFAULT_SETTINGS.voiceSpeed;
      const clip = Object.assign(clipOf(prompt), { currentTime: 0, playbackRate, volume: volume / 100 });
      return start(clip, signal);
    },
  };
}

/** Resolves when the recording begins or cannot; stops it when `signal` aborts, then and later. */
function start(clip: Clip, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (sounds: boolean) => {
      clearTimeout(tooLate);
      resolve(sounds);
    };
    const giveUp = () => {
      finish(false);
      clip.pause();
    };
    const tooLate = setTimeout(giveUp, RECORDINGS.waitForStartMs);
    signal.addEventListener('abort', giveUp);
    clip.play().then(
      () => finish(true),
      () => finish(false),
    );
  });
}
