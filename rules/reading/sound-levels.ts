import { HEARD_READING, type Stretch } from './heard-reading.ts';

/** Our own choice; all levels are in dB below the loudest possible sound. */
export const SOUND_LEVELS = {
  /** The length of a frame; each frame has one level. */
  frameMs: 10,
  /** The percentiles of the levels of all frames that count as background noise and as usual speech. */
  groundPercent: 5,
  speechPercent: 90,
  /** The lowest level of background noise; quieter noise makes no difference. */
  groundLeast: -60,
  /** A frame is quiet below this share of the distance from background noise to speech. */
  quietShare: 0.3,
  /** A click or breath that is no longer than this does not end a quiet stretch. */
  clickMs: 40,
} as const;

/** The level of each frame of a mono recording, in dB, -100 for silence. Samples are from -1 to 1. */
export function soundLevels(samples: Float32Array, samplesPerSecond: number): number[] {
  const size = Math.round((samplesPerSecond * SOUND_LEVELS.frameMs) / 1000);
  return Array.from({ length: Math.floor(samples.length / size) }, (_, frame) => {
    let sum = 0;
    for (let at = frame * size; at < (frame + 1) * size; at += 1) sum += (samples[at] ?? 0) ** 2;
    return Math.max(-100, 10 * Math.log10(sum / size + 1e-12));
  });
}

/** The levels of background noise and of speech in a recording, in dB. */
export function groundAndSpeech(levels: readonly number[]): { ground: number; speech: number } {
  const sorted = [...levels].sort((a, b) => a - b);
  const at = (percent: number) => sorted[Math.floor((percent / 100) * (sorted.length - 1))] ?? -100;
  return {
    ground: Math.max(SOUND_LEVELS.groundLeast, at(SOUND_LEVELS.groundPercent)),
    speech: Math.max(SOUND_LEVELS.groundLeast, at(SOUND_LEVELS.speechPercent)),
  };
}

/** The stretches of at least half a second that are quieter than the speech around them. */
export function quietStretches(levels: readonly number[]): Stretch[] {
  const { ground, speech } = groundAndSpeech(levels);
  const limit = ground + SOUND_LEVELS.quietShare * (speech - ground);
  const stretches: Stretch[] = [];
  for (const [frame, level] of levels.entries()) {
    if (level >= limit) continue;
    const startMs = frame * SOUND_LEVELS.frameMs;
    const endMs = startMs + SOUND_LEVELS.frameMs;
    const last = stretches.at(-1);
    if (last && startMs - last.endMs <= SOUND_LEVELS.clickMs) last.endMs = endMs;
    else stretches.push({ startMs, endMs });
  }
  return stretches.filter(({ startMs, endMs }) => endMs - startMs >= HEARD_READING.pauseOverMs);
}
