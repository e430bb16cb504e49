/** A copy of a list with another value at an index. The oldest browsers lack `Array.prototype.with`. */
export function replaceAt<Each>(list: readonly Each[], at: number, value: Each): Each[] {
  return list.map((each, index) => (index === at ? value : each));
}
