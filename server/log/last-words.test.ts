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

it.each([true, false])('a process goes on without a reader only where it is told to: %s', async (isTold) => {
  const program = `
    const { outliveReaders, sayLastWords } = await import('./server/log/last-words.ts');
    const { log, setLogLevel } = await import('./server/log/logger.ts');
    sayLastWords();
    setLogLevel('info');
    if (${isTold}) outliveReaders();
    process.stdin.once('data', () => {
      process.stdout.write('to nobody');
      log.info({ from: 'test' });
      setTimeout(() => process.stdout.write('to nobody', () => setImmediate(process.exit, 0)), 200);
    });
    process.stdout.write('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.write('gone');
  const [code] = await once(child, 'close');
  expect(code).toBe(isTold ? 0 : 1);
});
