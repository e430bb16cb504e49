import type { Settings } from '#rules/people/settings.ts';
import { currentSettings } from '../settings/device-settings.ts';

type Note = { hz: number; forMs: number; afterMs?: number; toHz?: number; loudness?: number };

/** The sounds of the app, except Simon's tones: soft and short. */
const SOUNDS = {
  right: [
    { hz: 523, forMs: 90 },
    { hz: 659, forMs: 90, afterMs: 90 },
  ],
  'not-this-one': [{ hz: 220, forMs: 140, loudness: 0.5 }],
  'mole-touched': [{ hz: 330, toHz: 262, forMs: 80 }],
  'ten-seconds-left': [{ hz: 440, forMs: 100 }],
  'end-of-game': [
    { hz: 523, forMs: 140 },
    { hz: 659, forMs: 140, afterMs: 140 },
    { hz: 784, forMs: 140, afterMs: 280 },
  ],
  'points-added': [
    { hz: 784, forMs: 80 },
    { hz: 988, forMs: 80, afterMs: 80 },
  ],
} as const satisfies Record<string, readonly Note[]>;
type SoundName = keyof typeof SOUNDS;

/** Peak of −18 dBFS at full volume. */
const PEAK = 10 ** (-18 / 20);

type PartialTone = { type: 'sine' | 'triangle'; times: number; share: number };
type SoundSet = { partials: readonly PartialTone[]; attackS: number; releaseS: number };

/**
 * The timbre of each sound set: its partials (`times` the base frequency; the shares of the amplitude add up to 1),
 * attack and release. Pitch and timing are the same in all sets.
 */
const SOUND_SETS: Record<Settings['soundSet'], SoundSet> = {
  soft: {
    partials: [
      { type: 'sine', times: 1, share: 0.8 },
      { type: 'triangle', times: 1, share: 0.2 },
    ],
    attackS: 0.012,
    releaseS: 0.12,
  },
  // Like a marimba, whose bars are tuned with an overtone two octaves higher.
  wood: {
    partials: [
      { type: 'sine', times: 1, share: 0.75 },
      { type: 'sine', times: 4, share: 0.25 },
    ],
    attackS: 0.004,
    releaseS: 0.06,
  },
  bells: {
    partials: [
      { type: 'sine', times: 1, share: 0.6 },
      { type: 'sine', times: 2, share: 0.25 },
      { type: 'sine', times: 3, share: 0.15 },
    ],
    attackS: 0.006,
    releaseS: 0.5,
  },
};

const sounding = new Set<OscillatorNode>();
let context: AudioContext | undefined;

/**
 * Plays a sound now, if sounds are on, in the learner's sound set or in `set`. Call it only after a press: browsers
 * block audio before.
 */
export function playSound(name: SoundName, set?: Settings['soundSet']): void {
  for (const { afterMs = 0, ...note } of SOUNDS[name] as readonly Note[]) play(note, performance.now() + afterMs, set);
}

/** Plays a tone, if sounds are on, starting at a timestamp; the release starts after `forMs`. */
export function playTone(hz: number, forMs: number, fromStamp: number = performance.now()): void {
  play({ hz, forMs }, fromStamp);
}

/** Unlocks audio for later sounds; call it within a press, because some browsers require that. */
export function unlockSounds(): void {
  if (currentSettings().sound) openContext();
}

/** Stops all sounds, also scheduled ones. */
export function silence(): void {
  for (const oscillator of sounding) oscillator.stop();
  sounding.clear();
}

function play({ hz, toHz = hz, forMs, loudness = 1 }: Note, fromStamp: number, set?: Settings['soundSet']): void {
  const { sound, volume, soundSet } = currentSettings();
  if (!sound || volume === 0) return;
  const audio = openContext();
  if (!audio) return;
  const { partials, attackS, releaseS } = SOUND_SETS[set ?? soundSet];
  const from = audio.currentTime + Math.max(0, fromStamp - performance.now()) / 1000;
  const until = from + forMs / 1000;
  for (const { type, times, share } of partials) {
    const peak = PEAK * loudness * (volume / 100) * share;
    const oscillator = new OscillatorNode(audio, { type, frequency: hz * times });
    const gain = new GainNode(audio, { gain: 0 });
    oscillator.frequency.setValueAtTime(hz * times, from).linearRampToValueAtTime(toHz * times, until);
    gain.gain
      .setValueAtTime(0, from)
      .linearRampToValueAtTime(peak, from + attackS)
      .setValueAtTime(peak, until)
      .linearRampToValueAtTime(0, until + releaseS);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(until + releaseS);
    sounding.add(oscillator);
    oscillator.addEventListener('ended', () => sounding.delete(oscillator));
  }
}

/** One audio context per page load; undefined where the browser has none, and then there is no sound. */
function openContext(): AudioContext | undefined {
  try {
    if (!context) {
      context = new AudioContext();
      setTimeout(computeWaves, 0, context);
    }
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  } catch {
    return undefined;
  }
  return context;
}

/** Creates an oscillator of each type now, because browsers compute a waveform at its first use, which is slow. */
function computeWaves(audio: AudioContext): void {
  for (const type of ['sine', 'triangle'] as const) new OscillatorNode(audio, { type });
}
