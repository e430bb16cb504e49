import type { FollowAnswer, Followed, FollowRequest, WrittenWord } from './follow-messages.ts';

/**
 * Recognizes a reading in a worker, so that the page stays responsive. Responses arrive in the order of the requests.
 */
export class ReadingFollower {
  readonly #worker = new Worker(new URL('./follow.worker.ts', import.meta.url), { type: 'module' });
  #isBroken = false;
  #waiting: ((answer: FollowAnswer | null) => void)[] = [];

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FollowAnswer>) => this.#waiting.shift()?.(data);
    this.#worker.onerror = () => {
      this.#isBroken = true;
      for (const answer of this.#waiting.splice(0)) answer(null);
    };
  }

  /** Loads the model. Resolves to false on failure, for example offline at the first use. */
  async load(): Promise<boolean> {
    return (await this.#ask({ kind: 'load' }))?.kind === 'loaded';
  }

  /** The recognized words; null if the recognition failed. */
  async follow(words: readonly WrittenWord[], samples: Float32Array): Promise<Followed | null> {
    const answer = await this.#ask({ kind: 'follow', words, samples });
    return answer?.kind === 'followed' ? answer : null;
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(request: FollowRequest): Promise<FollowAnswer | null> {
    if (this.#isBroken) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#worker.postMessage(request);
    });
  }
}
