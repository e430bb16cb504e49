import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it.each(['throw fault', 'Promise.reject(fault)'])(
  'a process that ends by %s logs the error without its message',
  async (ending) => {
    const program = `
    const { exitOnUncaughtException } = await import('./server/observability/process-exit.ts');
    const fault = Object.assign(new TypeError('canary'), { detail: 'canary' });
    exitOnUncaughtException();
    setImmediate(() => { ${ending}; });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(code).toBe(1);
    expect(JSON.parse(said)).toMatchObject({ level: 'fatal', from: 'process', error: { name: 'TypeError' } });
    expect(said).not.toContain('canary');
  },
);

it.each([true, false])(
  'a process goes on after its output was closed only with ignoreClosedOutput: %s',
  async (ignores) => {
    const program = `
    const { exitOnUncaughtException, ignoreClosedOutput } = await import('./server/observability/process-exit.ts');
    const { log, setLogLevel } = await import('./server/observability/logger.ts');
    exitOnUncaughtException();
    setLogLevel('info');
    if (${ignores}) ignoreClosedOutput();
    process.stdin.once('data', () => {
      process.stdout.write('unread');
      log.info({ from: 'test' });
      setTimeout(() => process.stdout.write('unread', () => setImmediate(process.exit, 0)), 200);
    });
    process.stdout.write('ready');`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    await once(child.stdout, 'close');
    child.stdin.write('gone');
    const [code] = await once(child, 'close');
    expect(code).toBe(ignores ? 0 : 1);
  },
);
