import { hash } from 'node:crypto';

/** What tells two sets of rows apart, in whatever order they come: how many there are, and a sum of their hashes. */
export class Checksum {
  rows = 0;
  #sum = 0n;

  /** Adds the values of a row, in the order of its columns. */
  add(values: readonly unknown[]): void {
    this.rows += 1;
    this.#sum = BigInt.asUintN(64, this.#sum + hash('sha256', JSON.stringify(values), 'buffer').readBigUInt64LE());
  }

  equals(other: Checksum): boolean {
    return this.rows === other.rows && this.#sum === other.#sum;
  }
}
