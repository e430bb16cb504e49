import type { z } from 'zod';
import { installationSchema } from '../../contract/platform/health.ts';
import { isProof, newQuestion } from '../../server/identity/installation/installation-proof.ts';
import { requestFaultOf } from './finding.ts';

const TIMEOUT_MS = 5000;

/** What an installation says of a request. */
export type Told = z.infer<typeof installationSchema>;
/**
 * What answers at an address. `this`: the running installation with this secret. `another`: the app with another secret or
 * of another version. `foreign`: something else. `nothing`: no answer.
 */
export type Answerer =
  | { is: 'this'; told: Told }
  | { is: 'another' }
  | { is: 'foreign'; status: number }
  | { is: 'nothing'; fault: string };

/** Asks which installation answers at an origin. */
export async function askInstallation(origin: string, secret: string): Promise<Answerer> {
  const { challenge, proof } = newQuestion(secret);
  try {
    const answer = await ask(`${origin}/api/installation?${new URLSearchParams({ challenge, proof })}`);
    const { data: told } = installationSchema.safeParse(answer.body);
    if (told && isProof(told.proof, secret, 'answer', challenge)) return { is: 'this', told };
    const health = await ask(`${origin}/api/health`);
    if (health.isOk && (health.body as { status?: unknown } | null)?.status === 'ok') return { is: 'another' };
    return { is: 'foreign', status: health.status };
  } catch (error) {
    return { is: 'nothing', fault: requestFaultOf(error) };
  }
}

async function ask(address: string) {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await answer.text();
  return { isOk: answer.ok, status: answer.status, body: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
