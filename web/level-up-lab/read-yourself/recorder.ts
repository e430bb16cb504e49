import workletAddress from './recorder-worklet.js?url';
import { SAMPLES_PER_SECOND } from './samples.ts';

export type Recorder = {
  /** Stops the recording and returns it: mono, from -1 to 1, at SAMPLES_PER_SECOND. Turns the microphone off. */
  stop(): Promise<Float32Array>;
  /** Stops the recording without a result. */
  cancel(): void;
};

export type MicrophoneProblem = 'refused' | 'no-microphone';

/**
 * Requests the microphone, for which the browser asks the learner, and starts recording.
 * @param onLevel called with the current loudness, 0 to 1
 * @throws MicrophoneProblem
 */
export async function startRecorder(onLevel: (level: number) => void): Promise<Recorder> {
  const stream = await openMicrophone();
  const context = new AudioContext();
  const parts: Float32Array[] = [];
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
    void context.close();
  };
  try {
    await context.audioWorklet.addModule(workletAddress);
    await context.resume();
  } catch (error) {
    close();
    throw error;
  }
  const worklet = new AudioWorkletNode(context, 'recorder', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  worklet.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    parts.push(data);
    onLevel(levelOf(data));
  };
  context.createMediaStreamSource(stream).connect(worklet);
  const { sampleRate } = context;
  return {
    stop: () => {
      close();
      return resampled(joined(parts), sampleRate);
    },
    cancel: close,
  };
}

async function openMicrophone(): Promise<MediaStream> {
  const problem = (found: MicrophoneProblem) => found;
  // Browsers provide no microphone over plain HTTP.
  if (!navigator.mediaDevices?.getUserMedia) throw problem('no-microphone');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: false } });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    throw problem(isRefused ? 'refused' : 'no-microphone');
  }
}

/** The loudness from 0 to 1; about 0.5 to 0.9 for speech at a usual distance. */
function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const decibels = 10 * Math.log10(power + 1e-9);
  return Math.max(0, Math.min(1, (decibels + 60) / 50));
}

function joined(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** An OfflineAudioContext resamples better and faster than JavaScript. */
async function resampled(samples: Float32Array<ArrayBuffer>, from: number): Promise<Float32Array> {
  if (samples.length === 0 || from === SAMPLES_PER_SECOND) return samples;
  const length = Math.ceil((samples.length * SAMPLES_PER_SECOND) / from);
  const context = new OfflineAudioContext(1, length, SAMPLES_PER_SECOND);
  const buffer = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate: from });
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}
