export type LineBounds = {
  /** How many may be worked on at the same time. */
  atOnce: number;
  /** How many are begun before the event loop looks for new requests again. */
  perTurn: number;
  /** Who has waited longer is refused: they are about to give up. */
  longestWaitMs: number;
  /** For how many turns work may stand still while new connections come. */
  welcomeTurns: number;
};

export type Visitor = {
  begin(): void;
  refuse(): void;
  /** Whether nobody is there any more who could hear an answer. */
  isGone(): boolean;
  /** Whether it counts among those that are worked on at the same time; who does not has to be called done nevertheless. */
  takesPlace: boolean;
};

type Machine = { now: () => number; nextTurn: (act: () => void) => void };
const THIS_MACHINE: Machine = { now: () => performance.now(), nextTurn: setImmediate };

export type WaitingLine = ReturnType<typeof createWaitingLine>;

/**
 * Lets visitors in at once while there is room, and one after the other when there is not. Only so many begin in one turn
 * of the event loop, so that it comes round quickly and those who cannot be served hear so while others are. As Node
 * accepts one new connection in each turn, work stands still for a moment when one came: others may stand behind it.
 */
export function createWaitingLine(bounds: LineBounds, { now, nextTurn } = THIS_MACHINE) {
  const line: { visitor: Visitor; since: number }[] = [];
  let running = 0;
  let begunInTurn = 0;
  let isTurnComing = false;
  let hasNewcomer = false;
  let turnsStoodStill = 0;

  /** Has to be called for each connection that comes. */
  function welcome(): void {
    hasNewcomer = true;
    awaitTurn();
  }

  /** `places`: how many may wait, this visitor among them, beside those that are worked on. False when none is left. */
  function join(visitor: Visitor, places: number): boolean {
    if (isFull(places)) return false;
    const isFree = running < bounds.atOnce && begunInTurn < bounds.perTurn;
    if (isFree && line.length === 0 && !hasNewcomer) begin(visitor);
    else line.push({ visitor, since: now() });
    awaitTurn();
    return true;
  }

  function isFull(places: number): boolean {
    return freePlaces(places) <= 0;
  }

  function freePlaces(places: number): number {
    return bounds.atOnce + places - running - line.length;
  }

  function begin(visitor: Visitor): void {
    if (visitor.takesPlace) running += 1;
    begunInTurn += 1;
    visitor.begin();
  }

  /** Has to be called once for each visitor that began. */
  function done({ takesPlace }: Visitor): void {
    if (takesPlace) running -= 1;
    if (line.length > 0) awaitTurn();
  }

  function awaitTurn(): void {
    if (isTurnComing) return;
    isTurnComing = true;
    nextTurn(turn);
  }

  function turn(): void {
    isTurnComing = false;
    const standsStill = hasNewcomer && turnsStoodStill < bounds.welcomeTurns;
    turnsStoodStill = standsStill ? turnsStoodStill + 1 : 0;
    hasNewcomer = false;
    if (standsStill) awaitTurn();
    else beginTurn();
  }

  function beginTurn(): void {
    begunInTurn = 0;
    if (line.length === 0 || running >= bounds.atOnce) return;
    // One call for each: what a visitor sets going is done before the next one begins.
    for (let left = Math.min(bounds.perTurn, line.length); left > 0; left -= 1) nextTurn(beginNext);
    awaitTurn();
  }

  function beginNext(): void {
    let hasBegun = false;
    while (!hasBegun && line.length > 0 && running < bounds.atOnce) {
      const { visitor, since } = line.shift() as (typeof line)[number];
      if (visitor.isGone()) continue;
      hasBegun = now() - since <= bounds.longestWaitMs;
      if (hasBegun) begin(visitor);
      else visitor.refuse();
    }
  }

  return { welcome, join, done, isFull, freePlaces, figures: () => ({ running, waiting: line.length }) };
}
