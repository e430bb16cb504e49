const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');
const STATUS_AT = 9;

/** What the load generator has to know of an answer. */
export type Answer = { status: number; head: string; body: Buffer };

/** Cuts one connection's bytes into answers: no more of HTTP than the servers measured here speak. */
export class AnswerReader {
  #read: Buffer = Buffer.alloc(0);

  /** Gives the answer once it is whole. One request is on its way at a time. */
  take(bytes: Buffer): Answer | null {
    this.#read = this.#read.length === 0 ? bytes : Buffer.concat([this.#read, bytes]);
    const headEnd = this.#read.indexOf(HEAD_END);
    if (headEnd < 0) return null;
    const head = this.#read.toString('latin1', 0, headEnd);
    const bodyAt = headEnd + HEAD_END.length;
    const end = this.#endOf(head, bodyAt);
    if (end === null || this.#read.length < end) return null;
    const answer = {
      status: Number(head.slice(STATUS_AT, STATUS_AT + 3)),
      head,
      body: this.#read.subarray(bodyAt, end),
    };
    this.#read = this.#read.subarray(end);
    return answer;
  }

  /** Where the answer ends; null while that cannot be told. */
  #endOf(head: string, bodyAt: number): number | null {
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length !== undefined) return bodyAt + Number(length);
    if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return bodyAt;
    // The line end before the last chunk may be that of the head.
    const last = this.#read.indexOf(LAST_CHUNK, bodyAt - 2);
    return last < 0 ? null : last + LAST_CHUNK.length;
  }
}
