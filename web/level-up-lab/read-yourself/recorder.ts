import workletAddress from './recorder-worklet.js?url';
import { SAMPLES_PER_SECOND } from './samples.ts';

export type Recorder = {
  /** Ends the recording and returns it: mono, from -1 to 1, at SAMPLES_PER_SECOND. The microphone is off afterwards. */
  stop(): Promise<Float32Array>;
  /** Ends the recording without a result. */
  cancel(): void;
};

export type MicrophoneFault = 'refused' | 'no-microphone';

/**
 * Asks the browser for the microphone, which asks the learner, and records.
 * @param onLevel the loudness of the last moment, 0 to 1
 * @throws MicrophoneFault
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
  const fault = (found: MicrophoneFault) => found;
  // Over plain HTTP, browsers have none.
  if (!navigator.mediaDevices?.getUserMedia) throw fault('no-microphone');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: false } });
  } catch (error) {
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    throw fault(isRefused ? 'refused' : 'no-microphone');
  }
}

/** Of speech at a usual distance about 0.5 to 0.9. */
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

/** The browser resamples better and faster than a script. */
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
