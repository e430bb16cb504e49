type FirstAnswers = { names: string[]; answers: Promise<Record<string, { status: number; body: unknown }>> };

declare global {
  /** What first-paint.js asked for: names of answers, and the answers by address; none if the request failed. */
  var firstAnswers: FirstAnswers | undefined;
}

/** Milliseconds after the start of the page in which its first answers are used: later ones may be out of date. */
const LONGEST_USE_MS = 30_000;

/** The answer that the page asked for before its scripts loaded, once for each address; null without one. */
export async function firstAnswer(address: string): Promise<Response | null> {
  const first = globalThis.firstAnswers;
  const [name = ''] = /\w+(?=\?|$)/.exec(address) ?? [];
  if (!first?.names.includes(name) || performance.now() > LONGEST_USE_MS) return null;
  const answers = await first.answers;
  const answer = answers[address];
  // While this waited, another request took it, or a change made it out of date.
  if (!answer || globalThis.firstAnswers !== first) return null;
  delete answers[address];
  return new Response(JSON.stringify(answer.body), { status: answer.status });
}

/** For changes, after which the server would answer differently. */
export function forgetFirstAnswers(): void {
  globalThis.firstAnswers = undefined;
}
