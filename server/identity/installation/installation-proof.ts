import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** `question`: of who asks whether this is their installation. `answer`: of the installation. */
type ProofKind = 'question' | 'answer';

const CHALLENGE_BYTES = 32;

/** A challenge for one question, and its proof: only who knows the secret can make it. */
export function newQuestion(secret: string): { challenge: string; proof: string } {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  return { challenge, proof: proofOf(secret, 'question', challenge) };
}

/** Proves knowledge of AUTH_SECRET for one challenge. The key is derived, so that a proof is of no use for anything else. */
export function proofOf(secret: string, kind: ProofKind, challenge: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'thembstudy installation', 32));
  return createHmac('sha256', key).update(`${kind} ${challenge}`).digest('base64url');
}

/** Whether a proof was made with this secret. */
export function isProof(proof: string, secret: string, kind: ProofKind, challenge: string): boolean {
  const [given, expected] = [proof, proofOf(secret, kind, challenge)].map((text) => Buffer.from(text));
  return given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer);
}
