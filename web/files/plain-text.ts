import { FileError } from './file-kind.ts';

/** With a larger share of control characters, a file is not text. */
const MOST_CONTROLS = 0.01;
/** With a larger share of bytes that its encoding does not have, a file is not text. */
const MOST_FAULTS = 0.05;
/** With a larger share of zero bytes at even or odd positions, a text is UTF-16. */
const ZEROS_OF_UTF16 = 0.3;
const LOOKED_AT = 4000;

/**
 * Decodes a text file in UTF-8, UTF-16 or Windows-1252, the legacy encoding of Western Europe.
 * @throws FileError if it is not text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decode(bytes);
  const controls = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  const faults = text.match(/\ufffd/g)?.length ?? 0;
  if (controls > text.length * MOST_CONTROLS || faults > text.length * MOST_FAULTS) throw new FileError('wrong-kind');
  return text;
}

function decode(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  const [faulty, others] = [/\ufffd/g, /[^\0-\x7f\ufffd]/g].map((signs) => text.match(signs)?.length ?? 0);
  // A few faulty bytes among signs that only UTF-8 has are faults of a text in UTF-8.
  return (faulty ?? 0) > (others ?? 0) ? new TextDecoder('windows-1252').decode(bytes) : text;
}

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const looked = bytes.subarray(0, LOOKED_AT);
  looked.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros.map((count) => (2 * count) / looked.length);
  if (odd > ZEROS_OF_UTF16 && even < odd / 10) return 'utf-16le';
  if (even > ZEROS_OF_UTF16 && odd < even / 10) return 'utf-16be';
  return null;
}
