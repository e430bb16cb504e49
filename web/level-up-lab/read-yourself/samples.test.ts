import { expect, it } from 'vitest';
import { SAMPLES_PER_SECOND, waveFile } from './samples.ts';

it('a recording is a WAV file of 16 bits, with samples beyond the limits cut', async () => {
  const file = waveFile(new Float32Array([0, 0.5, 2, -2]));
  expect(file.type).toBe('audio/wav');
  const bytes = new DataView(await file.arrayBuffer());
  const text = (at: number) =>
    String.fromCharCode(...Array.from({ length: 4 }, (_, index) => bytes.getUint8(at + index)));
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data']);
  expect(bytes.getUint32(4, true)).toBe(bytes.byteLength - 8);
  expect(bytes.getUint32(24, true)).toBe(SAMPLES_PER_SECOND);
  expect(bytes.getUint32(40, true)).toBe(8);
  expect([0, 1, 2, 3].map((sample) => bytes.getInt16(44 + sample * 2, true))).toEqual([0, 16_384, 32_767, -32_767]);
});
