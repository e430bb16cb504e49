import { connect, type Socket } from 'node:net';
import { type Answer, AnswerReader } from './answer-reader.ts';

/** What came of a request: null where the connection broke before the answer was there. */
export type Outcome = Answer | null;

/** A connection that is kept alive and carries one request at a time, as a browser's does. */
export class Connection {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket | null = null;
  #waiting: ((outcome: Outcome) => void) | null = null;

  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** Opened anew where the server has closed it in between. */
  ask(request: Buffer, onAnswer: (outcome: Outcome) => void): void {
    this.#waiting = onAnswer;
    this.#socket ??= this.#open();
    this.#socket.write(request);
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ host: this.#host, port: this.#port, noDelay: true });
    const reader = new AnswerReader();
    socket.on('data', (bytes) => {
      const answer = reader.take(bytes);
      if (answer === null) return;
      if (/\r\nconnection: *close/i.test(answer.head)) this.#forget(socket);
      this.#settle(answer);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#forget(socket);
      this.#settle(null);
    });
    return socket;
  }

  #forget(socket: Socket): void {
    this.#socket = null;
    socket.destroy();
  }

  #settle(outcome: Outcome): void {
    const settle = this.#waiting;
    this.#waiting = null;
    settle?.(outcome);
  }
}
