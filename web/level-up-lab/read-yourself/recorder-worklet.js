// An AudioWorklet that posts the samples of the microphone. It runs in the audio thread, so it is a separate file.
const SAMPLES_IN_A_PART = 4096;

class Recorder extends AudioWorkletProcessor {
  part = new Float32Array(SAMPLES_IN_A_PART);
  filled = 0;

  process([input]) {
    const channel = input[0];
    if (!channel) return true;
    for (const sample of channel) {
      this.part[this.filled] = sample;
      this.filled += 1;
      if (this.filled < SAMPLES_IN_A_PART) continue;
      this.port.postMessage(this.part.slice());
      this.filled = 0;
    }
    return true;
  }
}

registerProcessor('recorder', Recorder);
