import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it.each(['throw fault', 'Promise.reject(fault)'])(
  'a process that ends by %s says why, without the words of that',
  async (ending) => {
    const program = `
    const { sayLastWords } = await import('./server/log/last-words.ts');
    const fault = Object.assign(new TypeError('canary'), { detail: 'canary' });
    sayLastWords();
    setImmediate(() => { ${ending}; });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(code).toBe(1);
    expect(JSON.parse(said)).toMatchObject({ level: 'fatal', from: 'process', error: { name: 'TypeError' } });
    expect(said).not.toContain('canary');
  },
);
