import { DEFAULT_SETTINGS, type Settings } from '#rules/settings.ts';
import type { SpeechSource } from './narrator.ts';
import { type Recording, type RecordingIndex, recordingOf } from './sentence-recordings.ts';
import type { Sentence } from './sentences.ts';
import { wordAtTime } from './word-times.ts';

/** What a recording needs of an audio element, so that tests can replace it. */
export type Clip = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'playbackRate'
  | 'preservesPitch'
  | 'preload'
  | 'volume'
  | 'play'
  | 'pause'
  | 'onended'
  | 'onerror'
>;

type RecordingParts = {
  newClip: () => Clip;
  index: () => Promise<RecordingIndex>;
  /** Read anew for each sentence. */
  settings: () => Pick<Settings, 'voiceSpeed' | 'volume'>;
};

export const CLIPS = {
  /** A recording that has not begun after this time counts as failed, for example without network. */
  waitForStartMs: 4000,
  pollEveryMs: 30,
  /** A single word starts this much earlier, or its first sound would be cut. */
  beforeWordMs: 30,
} as const;

type Section = { fromMs: number; toMs: number; onWord: (word: number) => void };

/** Speaks sentences that have a recording. */
export function recordingSource({ newClip, index, settings }: RecordingParts): SpeechSource {
  const clipFor = twoClips(newClip);

  const play = async (
    sentence: Sentence,
    section: (recording: Recording) => Section,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const recording = recordingOf(sentence, await index());
    if (!recording || signal.aborted) return false;
    const { voiceSpeed, volume } = settings();
    const clip = clipFor(recording.address);
    const played = section(recording);
    Object.assign(clip, {
      currentTime: played.fromMs / 1000,
      // The recordings are spoken at the default speed.
      playbackRate: voiceSpeed / DEFAULT_SETTINGS.voiceSpeed,
      preservesPitch: true,
      volume: volume / 100,
    });
    return (await startPlaying(clip, signal)) && playSection(clip, recording, played, signal);
  };

  return {
    prepare: async (sentence) => {
      const recording = recordingOf(sentence, await index());
      if (recording) clipFor(recording.address);
    },
    speak: (sentence, onWord, signal) =>
      play(sentence, () => ({ fromMs: 0, toMs: Number.POSITIVE_INFINITY, onWord }), signal),
    speakWord: (sentence, word, signal) =>
      play(
        sentence,
        ({ onsetsMs, durationMs }) => ({
          fromMs: Math.max(0, (onsetsMs[word] ?? 0) - CLIPS.beforeWordMs),
          toMs: onsetsMs[word + 1] ?? durationMs,
          onWord: () => {},
        }),
        signal,
      ),
  };
}

/** Two audio elements: one plays while the other loads the next recording. Browsers limit their number. */
function twoClips(newClip: () => Clip): (address: string) => Clip {
  const clips: { address: string; clip: Clip }[] = [];
  return (address) => {
    const found = clips.findIndex((each) => each.address === address);
    const [entry] = found >= 0 ? clips.splice(found, 1) : clips.length < 2 ? [] : clips.splice(0, 1);
    const clip = entry?.clip ?? newClip();
    if (entry?.address !== address) Object.assign(clip, { src: address, preload: 'auto' });
    clips.push({ address, clip });
    return clip;
  };
}

/** Resolves to whether the recording begins to play in time. */
function startPlaying(clip: Clip, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (isPlaying: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(isPlaying);
    };
    const giveUp = () => {
      clip.pause();
      finish(false);
    };
    const timer = setTimeout(giveUp, CLIPS.waitForStartMs);
    signal.addEventListener('abort', giveUp);
    clip.play().then(
      () => finish(!signal.aborted),
      () => finish(false),
    );
  });
}

/** Resolves when the section is over, to whether it was played to its end. */
function playSection(
  clip: Clip,
  { onsetsMs }: Recording,
  { toMs, onWord }: Section,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let current = -1;
    const finish = (isPlayed: boolean) => {
      clearInterval(timer);
      signal.removeEventListener('abort', abort);
      Object.assign(clip, { onended: null, onerror: null });
      clip.pause();
      resolve(isPlayed);
    };
    const abort = () => finish(false);
    const poll = () => {
      const atMs = clip.currentTime * 1000;
      if (atMs >= toMs) return finish(true);
      const word = wordAtTime(onsetsMs, atMs);
      if (word > current) {
        current = word;
        onWord(word);
      }
    };
    const timer = setInterval(poll, CLIPS.pollEveryMs);
    signal.addEventListener('abort', abort);
    Object.assign(clip, { onended: () => finish(true), onerror: abort });
    poll();
  });
}
