import { DEFAULT_SETTINGS, type Settings } from '#rules/people/settings.ts';
import type { RecordingSource } from './narrator.ts';
import { type RecordedSection, type RecordingIndex, recordedSections } from './sentence-recordings.ts';
import type { Sentence } from './sentences.ts';
import { wordAtTime } from './word-times.ts';

/** The members of an audio element that are used, so that tests can replace it. */
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
  /** Called for each sentence, because settings can change. */
  settings: () => Pick<Settings, 'voiceSpeed' | 'volume'>;
};

export const CLIPS = {
  /** A recording that has not started after this time counts as failed, for example when offline. */
  waitForStartMs: 4000,
  pollEveryMs: 30,
  /** A single word starts this much earlier, because its first sound would be cut off otherwise. */
  beforeWordMs: 30,
} as const;

type Section = { fromMs: number; toMs: number; onWord: (word: number) => void };

/** Speaks sentences that have a recording, or one for each of their pieces. */
export function recordingSource({ newClip, index, settings }: RecordingParts): RecordingSource {
  const clipFor = threeClips(newClip);
  const partsOf = async (sentence: Sentence) => recordedSections(sentence, await index());

  const play = async (recording: RecordedSection, played: Section, signal: AbortSignal): Promise<boolean> => {
    if (signal.aborted) return false;
    const { voiceSpeed, volume } = settings();
    const clip = clipFor(recording.address);
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
    canSpeak: async (sentence) => (await partsOf(sentence)).length > 0,
    prepare: async (sentence) => {
      const [first] = await partsOf(sentence);
      if (first) clipFor(first.address);
    },
    speak: async (sentence, onWord, signal) => {
      const parts = await partsOf(sentence);
      for (const [place, part] of parts.entries()) {
        const playing = play(part, { fromMs: 0, toMs: Number.POSITIVE_INFINITY, onWord }, signal);
        const next = parts[place + 1];
        if (next) clipFor(next.address);
        if (!(await playing)) return false;
      }
      return parts.length > 0;
    },
    speakWord: async (sentence, word, signal) => {
      const part = (await partsOf(sentence)).find(({ words }) => words.includes(word));
      if (!part) return false;
      const { onsetsMs, durationMs, words } = part;
      const at = words.indexOf(word);
      const fromMs = Math.max(0, (onsetsMs[at] ?? 0) - CLIPS.beforeWordMs);
      return play(part, { fromMs, toMs: onsetsMs[at + 1] ?? durationMs, onWord: () => {} }, signal);
    },
  };
}

/** Three audio elements: one plays while the next piece and the next sentence load. Browsers limit their number. */
function threeClips(newClip: () => Clip): (address: string) => Clip {
  const clips: { address: string; clip: Clip }[] = [];
  return (address) => {
    const found = clips.findIndex((each) => each.address === address);
    const [entry] = found >= 0 ? clips.splice(found, 1) : clips.length < 3 ? [] : clips.splice(0, 1);
    const clip = entry?.clip ?? newClip();
    if (entry?.address !== address) Object.assign(clip, { src: address, preload: 'auto' });
    clips.push({ address, clip });
    return clip;
  };
}

/** Resolves to whether the recording starts before the timeout. */
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

/** Resolves at the end of the section, to whether it was played completely. */
function playSection(
  clip: Clip,
  { onsetsMs, words }: RecordedSection,
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
      const word = words[wordAtTime(onsetsMs, atMs)] ?? -1;
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
