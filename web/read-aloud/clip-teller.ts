import { DEFAULT_SETTINGS, type Settings } from '#rules/settings.ts';
import { type Recorded, type RecordedIndex, recordingOf } from './recorded.ts';
import type { Teller } from './teller.ts';
import { wordAtTime } from './word-times.ts';

/** What a recording needs of an audio element, so that tests can hand in their own. */
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

export type ClipParts = {
  newClip: () => Clip;
  index: () => Promise<RecordedIndex>;
  /** Asked anew for each sentence. */
  settings: () => Pick<Settings, 'voiceSpeed' | 'volume'>;
};

export const CLIPS = {
  /** A recording that has not begun by then is taken for silent; the network may have gone away. */
  waitForStartMs: 4000,
  lookEveryMs: 30,
  /** A word cut out of its sentence starts with a little of what is before it. */
  beforeWordMs: 30,
} as const;

type Stretch = { fromMs: number; toMs: number; began: (word: number) => void };

/** Reads with recordings of whole sentences, where there are any. */
export function clipTeller({ newClip, index, settings }: ClipParts): Teller {
  const clips = twoInTurn(newClip);

  const play = async (recorded: Recorded, stretch: Stretch, signal: AbortSignal): Promise<boolean> => {
    const { voiceSpeed, volume } = settings();
    const clip = clips.of(recorded.address);
    Object.assign(clip, {
      currentTime: stretch.fromMs / 1000,
      // The recordings are spoken at the speed that the app comes with.
      playbackRate: voiceSpeed / DEFAULT_SETTINGS.voiceSpeed,
      preservesPitch: true,
      volume: volume / 100,
    });
    return (await starts(clip, signal)) && heard(clip, recorded, stretch, signal);
  };

  return {
    prepare: async (sentence) => {
      const recorded = recordingOf(sentence, await index());
      if (recorded) clips.of(recorded.address);
    },
    tell: async (sentence, began, signal) => {
      const recorded = recordingOf(sentence, await index());
      if (!recorded || signal.aborted) return false;
      return play(recorded, { fromMs: 0, toMs: Number.POSITIVE_INFINITY, began }, signal);
    },
    tellWord: async (sentence, word, signal) => {
      const recorded = recordingOf(sentence, await index());
      if (!recorded || signal.aborted) return false;
      const { onsetsMs, durationMs } = recorded;
      const fromMs = Math.max(0, (onsetsMs[word] ?? 0) - CLIPS.beforeWordMs);
      return play(recorded, { fromMs, toMs: onsetsMs[word + 1] ?? durationMs, began: () => {} }, signal);
    },
  };
}

/** Two audio elements: one sounds while the other loads what comes next. Browsers give a page only so many. */
function twoInTurn(newClip: () => Clip) {
  const clips: { address: string; clip: Clip }[] = [];
  return {
    of: (address: string): Clip => {
      const found = clips.findIndex((each) => each.address === address);
      const [entry] = found >= 0 ? clips.splice(found, 1) : clips.length < 2 ? [] : clips.splice(0, 1);
      const clip = entry?.clip ?? newClip();
      if (entry?.address !== address) Object.assign(clip, { src: address, preload: 'auto' });
      clips.push({ address, clip });
      return clip;
    },
  };
}

/** Resolves to whether the recording begins to sound in time. */
function starts(clip: Clip, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (sounds: boolean) => {
      clearTimeout(tooLate);
      signal.removeEventListener('abort', giveUp);
      resolve(sounds);
    };
    const giveUp = () => {
      clip.pause();
      finish(false);
    };
    const tooLate = setTimeout(giveUp, CLIPS.waitForStartMs);
    signal.addEventListener('abort', giveUp);
    clip.play().then(
      () => finish(!signal.aborted),
      () => finish(false),
    );
  });
}

/** Resolves when the stretch is over, to whether it was heard to its end. */
function heard(clip: Clip, { onsetsMs }: Recorded, { toMs, began }: Stretch, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let current = -1;
    const finish = (isHeard: boolean) => {
      clearInterval(timer);
      signal.removeEventListener('abort', cutOff);
      Object.assign(clip, { onended: null, onerror: null });
      clip.pause();
      resolve(isHeard);
    };
    const cutOff = () => finish(false);
    const look = () => {
      const atMs = clip.currentTime * 1000;
      if (atMs >= toMs) return finish(true);
      const word = wordAtTime(onsetsMs, atMs);
      if (word > current) {
        current = word;
        began(word);
      }
    };
    const timer = setInterval(look, CLIPS.lookEveryMs);
    signal.addEventListener('abort', cutOff);
    Object.assign(clip, { onended: () => finish(true), onerror: cutOff });
    look();
  });
}
