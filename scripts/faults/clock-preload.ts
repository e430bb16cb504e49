import { readFileSync } from 'node:fs';

// Loaded before the server: its clock is ahead by as many milliseconds as a file says, or behind.
const file = process.env.CLOCK_FILE ?? '';
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, kind) => Reflect.construct(target, words.length === 0 ? [now()] : words, kind),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
