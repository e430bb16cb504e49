import { type Answered, answerOf } from './answered.ts';
import { type Case, shown } from './case.ts';
import type { KnownRoute } from './known-routes.ts';
import type { Asked } from './side.ts';

type Options = {
  /** From 0 to 255; makes the people and machines of a route others than those of other routes. */
  number: number;
  hangsAfterMs?: number;
};

const HANGS_AFTER_MS = 2000;
/** So that no limit answers in the place of the route. */
const BETWEEN_CASES_MS = 10_000;
const RENEWED_EVERY = 50;

/** Sends every case to every side, and gives a line for whatever is not as it should be. */
export async function tryCases(
  sides: readonly Asked[],
  route: KnownRoute,
  cases: readonly Case[],
  { number, hangsAfterMs = HANGS_AFTER_MS }: Options,
): Promise<string[]> {
  const { renewedEvery = RENEWED_EVERY } = route;
  const faults: string[] = [];
  let usedUp: KnownRoute['usesUp'];
  for (const [place, one] of cases.entries()) {
    for (const side of sides) side.wait(BETWEEN_CASES_MS);
    const needs = place % renewedEvery === 0 ? 'learner' : usedUp;
    const email = needs === 'learner' ? `${number}-${place}@learners.example` : null;
    if (needs) await Promise.all(sides.map((side) => side.renew(email, route.prepare)));
    const address = `10.${number}.${place >> 8}.${place & 255}`;
    const answers = await askAll(sides, one, address, hangsAfterMs);
    // What nobody did takes no session away, but links.
    const mayUseUp = one.as === 'learner' || route.prepare !== undefined;
    usedUp = mayUseUp && answers.some(mayHaveWorked) ? route.usesUp : undefined;
    for (const fault of faultsOf(sides, answers)) faults.push(`case ${place}: ${fault}: ${shown(one)}`);
  }
  return faults;
}

/** Node itself answers 400, without a code of ours, to some of what it has handed on already. */
function mayHaveWorked({ outcome }: Answered): boolean {
  return /^([23]|400$)/.test(outcome);
}

/** A machine that stands still for once is no fault of the app: what took too long is asked a second time. */
async function askAll(sides: readonly Asked[], one: Case, address: string, hangsAfterMs: number): Promise<Answered[]> {
  const ask = () => Promise.all(sides.map((side) => answerOf(side, one, address, hangsAfterMs)));
  const answers = await ask();
  if (answers.every(({ isSlow }) => !isSlow)) return answers;
  const again = await ask();
  return answers.map((answered, place) => ({ ...answered, isSlow: again[place]?.isSlow ?? false }));
}

function faultsOf(sides: readonly Asked[], answers: readonly Answered[]): string[] {
  const own = answers.flatMap(({ faults, isSlow }, place) => {
    const all = isSlow ? [...faults, 'took too long, twice'] : faults;
    return all.map((fault) => `${sides[place]?.name} ${fault}`);
  });
  const isOne = new Set(answers.map(({ outcome }) => outcome)).size === 1;
  const told = answers.map(({ outcome }, place) => `${outcome} on ${sides[place]?.name}`);
  return isOne ? own : [...own, `answered ${told.join(', but ')}`];
}
