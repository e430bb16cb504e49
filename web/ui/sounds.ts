import { currentSettings } from './device-settings.ts';

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
const ATTACK_S = 0.012;
const RELEASE_S = 0.12;
/** A sine with a little triangle. */
const TRIANGLE_SHARE = 0.2;

const sounding = new Set<OscillatorNode>();
let context: AudioContext | undefined;

/** Plays a sound now, if sounds are on. Call it only after a press: browsers block sounds before. */
export function playSound(name: SoundName): void {
  for (const { afterMs = 0, ...note } of SOUNDS[name] as readonly Note[]) play(note, performance.now() + afterMs);
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

function play({ hz, toHz = hz, forMs, loudness = 1 }: Note, fromStamp: number): void {
  const { sound, volume } = currentSettings();
  if (!sound || volume === 0) return;
  const audio = openContext();
  if (!audio) return;
  const from = audio.currentTime + Math.max(0, fromStamp - performance.now()) / 1000;
  const until = from + forMs / 1000;
  const peak = PEAK * loudness * (volume / 100);
  for (const [type, share] of [
    ['sine', 1 - TRIANGLE_SHARE],
    ['triangle', TRIANGLE_SHARE],
  ] as const) {
    const oscillator = new OscillatorNode(audio, { type, frequency: hz });
    const gain = new GainNode(audio, { gain: 0 });
    oscillator.frequency.setValueAtTime(hz, from).linearRampToValueAtTime(toHz, until);
    gain.gain
      .setValueAtTime(0, from)
      .linearRampToValueAtTime(peak * share, from + ATTACK_S)
      .setValueAtTime(peak * share, until)
      .linearRampToValueAtTime(0, until + RELEASE_S);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(from);
    oscillator.stop(until + RELEASE_S);
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
