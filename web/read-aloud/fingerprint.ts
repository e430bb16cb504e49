const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/**
 * The name of the recording of a sentence: 16 hexadecimal digits (FNV-1a, 64 bits) of its words with single spaces.
 * Not SHA-256, which browsers refuse on plain http beyond this machine.
 */
export function fingerprint(sentence: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(spaced(sentence)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * PRIME);
  return hash.toString(16).padStart(16, '0');
}

/** The same words, with one space between each two. */
export function spaced(sentence: string): string {
  return sentence.trim().replaceAll(/\s+/g, ' ');
}
