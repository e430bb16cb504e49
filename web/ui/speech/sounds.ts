import type { Settings } from '#rules/people/settings.ts';
import { currentSettings } from '../settings/device-settings.ts';

type Note = { hz: number; forMs: number; afterMs?: number; toHz?: number; loudness?: number };

/** The sounds of the app besides Simon's tones: soft and short. */
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
 * What a tone is made of, at the same pitch and time in each set: partials at so many times its frequency, whose shares add
 * up to 1, and how fast it begins and ends.
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
  // As of a marimba, whose bars are tuned to sound two octaves higher too.
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
 * Plays a sound now, if sounds are on, in the sound set of the learner or another one. Call it only after a press: browsers
 * block sounds before.
 */
export function playSound(name: SoundName, set?: Settings['soundSet']): void {
  for (const { afterMs = 0, ...note } of SOUNDS[name] as readonly Note[]) play(note, performance.now() + afterMs, set);
}

/** Plays a tone, if sounds are on, from a time stamp on; the release follows after `forMs`. */
export function playTone(hz: number, forMs: number, fromStamp: number = performance.now()): void {
  play({ hz, forMs }, fromStamp);
}

/** Prepares later sounds; call it within a press, as some browsers allow it only then. */
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

/** One audio context for the visit; without one the games are silent. */
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

/** The browser computes each wave form for its first oscillator, which takes long. The first sound must not wait for it. */
function computeWaves(audio: AudioContext): void {
  for (const type of ['sine', 'triangle'] as const) new OscillatorNode(audio, { type });
}
