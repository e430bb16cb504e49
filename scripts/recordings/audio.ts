import { spawn } from 'node:child_process';
import { StartupError } from '../../server/environment/startup-error.ts';

/** Mono samples from -1 to 1, at SAMPLE_RATE. */
export type Samples = Float32Array;

export const SAMPLE_RATE = 16_000;

export const LEVEL = {
  loudnessLufs: -19,
  /** Below 1, because encoding may add a little to the loudest sample. */
  loudest: 0.84,
  /** Sound below this is silence at both ends of a recording. */
  silentBelow: 10 ** (-50 / 20),
  /**
   * A shorter recording is padded with silence for the measurement,
   * because loudness is measured over blocks of 400 ms.
   */
  measuredMs: 1000,
  /** The margin kept before and after the sound: a "p" or "t" begins with a breath that is quieter. */
  marginMs: 50,
} as const;

const RAW = ['-f', 'f32le', '-ac', '1', '-ar', `${SAMPLE_RATE}`];
const QUIET = ['-hide_banner', '-nostats'];

/** The samples of a sound file. */
export async function decoded(file: string, ...inputOptions: string[]): Promise<Samples> {
  const { stdout } = await ffmpeg([...QUIET, '-loglevel', 'error', ...inputOptions, '-i', file, ...RAW, '-']);
  return new Float32Array(stdout.buffer, stdout.byteOffset, stdout.length / 4);
}

/** Writes an MP3 file of constant bit rate, in which players can seek exactly. The same samples give the same file. */
export async function encode(samples: Samples, file: string, kilobitsPerSecond: number): Promise<void> {
  const bitExact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact', '-id3v2_version', '0'];
  const codec = ['-codec:a', 'libmp3lame', '-b:a', `${kilobitsPerSecond}k`];
  await ffmpeg([...QUIET, '-loglevel', 'error', ...RAW, '-i', '-', ...codec, ...bitExact, '-y', file], samples);
}

/** Writes a WAV file of 16 bits. */
export async function writeWave(samples: Samples, file: string): Promise<void> {
  await ffmpeg([...QUIET, '-loglevel', 'error', ...RAW, '-i', '-', '-codec:a', 'pcm_s16le', '-y', file], samples);
}

/** The integrated loudness of ITU-R BS.1770 with the silence that surrounds the sound, as ffmpeg's filter ebur128 measures it. */
export async function loudnessLufs(samples: Samples): Promise<number> {
  const measured = joined(samples, silence(Math.max(0, LEVEL.measuredMs - durationMs(samples))));
  const { stderr } = await ffmpeg([...QUIET, ...RAW, '-i', '-', '-af', 'ebur128', '-f', 'null', '-'], measured);
  const [, lufs] = stderr.toString().match(/Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/) ?? [];
  if (lufs === undefined) throw new Error('ffmpeg did not say how loud a recording is.');
  return Number(lufs);
}

/** Start and end of the sound, with a margin. */
export function soundOf(samples: Samples): { from: number; to: number } {
  const isHeard = (sample: number) => Math.abs(sample) > LEVEL.silentBelow;
  const margin = Math.round((LEVEL.marginMs * SAMPLE_RATE) / 1000);
  const from = Math.max(0, samples.findIndex(isHeard) - margin);
  return { from, to: Math.min(samples.length, samples.findLastIndex(isHeard) + 1 + margin) };
}

/** The samples without the silence at both ends. */
export function trimmed(samples: Samples): Samples {
  const { from, to } = soundOf(samples);
  return samples.subarray(from, to);
}

export function silence(ms: number): Samples {
  return new Float32Array(Math.round((ms * SAMPLE_RATE) / 1000));
}

export function joined(...parts: readonly Samples[]): Samples {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The samples at the loudness of LEVEL. Peaks above the loudest sample are limited. */
export async function levelled(samples: Samples): Promise<Samples> {
  let level = samples;
  // Limiting makes a recording quieter, so measure again.
  for (let pass = 0; pass < 3; pass += 1) {
    const gain = 10 ** ((LEVEL.loudnessLufs - (await loudnessLufs(level))) / 20);
    level = level.map((sample) => limited(sample * gain));
  }
  return level;
}

/** A soft limiter: keeps samples up to 60 % of the loudest, and compresses those above towards it. */
function limited(sample: number): number {
  const { loudest } = LEVEL;
  const knee = 0.6 * loudest;
  const over = Math.abs(sample) - knee;
  return over <= 0 ? sample : Math.sign(sample) * (knee + (loudest - knee) * Math.tanh(over / (loudest - knee)));
}

export function durationMs(samples: Samples): number {
  return (samples.length * 1000) / SAMPLE_RATE;
}

async function ffmpeg(args: readonly string[], input?: Samples): Promise<{ stdout: Buffer; stderr: Buffer }> {
  return output('ffmpeg', args, input && Buffer.from(input.buffer, input.byteOffset, input.byteLength));
}

/** The output of a program. @throws StartupError when it is not installed; Error when it fails */
export function output(program: string, args: readonly string[], input: Buffer | string = '') {
  return new Promise<{ stdout: Buffer; stderr: Buffer }>((resolve, reject) => {
    const running = spawn(program, args);
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    running.stdout.on('data', (chunk) => stdout.push(chunk));
    running.stderr.on('data', (chunk) => stderr.push(chunk));
    running.on('error', () => reject(new StartupError(`${program} is missing. ${INSTALL}`)));
    running.on('close', (code) => {
      const said = { stdout: Buffer.concat(stdout), stderr: Buffer.concat(stderr) };
      if (code === 0) resolve(said);
      else reject(new Error(`${program} ended with ${code}: ${said.stderr.toString().trim()}`));
    });
    // A program that fails early closes its input; its exit code tells why.
    running.stdin.on('error', () => undefined);
    running.stdin.end(input);
  });
}

/** How to install all programs that the scripts of recordings need. */
export const INSTALL =
  'On Debian, install ffmpeg, festival, festvox-us-slt-hts, asterisk-core-sounds-en-g722, pocketsphinx and pocketsphinx-en-us.';
