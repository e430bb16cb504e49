import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const BLOCK_BYTES = 4096;

/**
 * A small disk that can be filled up. Only programs that are run under it see it, and it goes with this process, however
 * that one ends. Linux alone can do so, where an account may have name spaces of its own.
 */
export class SmallDisk {
  readonly #holder: ChildProcess;
  readonly folder: string;

  private constructor(holder: ChildProcess, folder: string) {
    this.#holder = holder;
    this.folder = folder;
  }

  /** Whether there can be one on this machine. */
  static isPossible(): boolean {
    return spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs none /tmp && nsenter --version']).status === 0;
  }

  static async make(megabytes: number): Promise<SmallDisk> {
    const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const command = `mount -t tmpfs -o size=${megabytes}m none "$1" && echo made && exec cat`;
    const words = ['-rm', 'sh', '-c', command, 'sh', folder];
    const holder = spawn('unshare', words, { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(createInterface({ input: holder.stdout }), 'line');
    return new SmallDisk(holder, folder);
  }

  /** The program and its words under which others see the disk. */
  get under(): string[] {
    return ['nsenter', '-t', String(this.#holder.pid), '-U', '-m', '--preserve-credentials', '--wd=.'];
  }

  /** Takes all the room that is left. */
  async fill(): Promise<void> {
    const handle = await open(this.#filler, 'a');
    try {
      for (;;) await handle.write(Buffer.alloc(BLOCK_BYTES, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      await handle.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  async discard(): Promise<void> {
    const ended = once(this.#holder, 'exit');
    this.#holder.stdin?.end();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** As it is seen from outside. */
  get seenFromOutside(): string {
    return `/proc/${this.#holder.pid}/root${this.folder}`;
  }

  get #filler(): string {
    return join(this.seenFromOutside, 'filler');
  }
}
