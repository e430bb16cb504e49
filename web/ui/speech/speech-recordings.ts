import { DEFAULT_SETTINGS, type Settings } from '#rules/people/settings.ts';
import type { Prompt, SoundSource } from './speech.ts';

/** The members of an audio element that are used, so that tests can replace it. */
export type Clip = Pick<
  HTMLAudioElement,
  'play' | 'pause' | 'currentTime' | 'playbackRate' | 'preservesPitch' | 'preload' | 'error' | 'volume'
>;

export const RECORDINGS = {
  /** Playback rates; 1 is the default speed of the app. */
  rates: { usual: 1, slower: 0.7 },
  /** A recording that has not started after this time counts as silent, for example when offline. */
  waitForStartMs: 4000,
} as const;

/** Plays recordings by their URLs, with the settings at that time. */
export function recordings(
  newClip: (address: string) => Clip,
  settings: () => Pick<Settings, 'voiceSpeed' | 'volume'>,
): SoundSource {
  const clips = new Map<string, Clip>();

  const clipOf = ({ clip: address }: Prompt): Clip => {
    const known = clips.get(address);
    // Load a recording again after a failure.
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

/** Resolves when the recording starts or fails; stops it when `signal` aborts, before or after that. */
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
