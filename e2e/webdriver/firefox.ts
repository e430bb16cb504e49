import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printedBy, startProcess } from './browser-process.ts';
import { asJson, type Driver } from './driver.ts';

/** Firefox turns its pop-up blocker off for tests; the sign-in window must open with it on. */
const PREFERENCES = "user_pref('dom.disable_open_during_load', true);\n";

/** Firefox without windows, driven by WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'thembstudy-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startProcess(path, args, { MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' });
  const address = await printedBy(firefox, /WebDriver BiDi listening on (\S+)/);
  const bidi = await connect(`${address}/session`);
  await bidi.send('session.new', { capabilities: { alwaysMatch: {} } });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const windows = async (): Promise<string[]> =>
    (await bidi.send('browsingContext.getTree', { maxDepth: 0 })).contexts.map(contextOf);
  // In the first window the address bar has the focus.
  const [first] = await windows();
  await bidi.send('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.close', { context: first });
  return {
    windows,
    goto: (context, url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: (context) => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
    close: (context) => bidi.send('browsingContext.close', { context }),
    evaluate: async (context, expression) => {
      const script = { expression: asJson(expression), target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await bidi.send('script.evaluate', script);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    perform: (context, actions) => bidi.send('input.performActions', { context, actions }),
    complaints: bidi.complaints,
    quit: async () => {
      await endProcess(firefox, () => bidi.send('browser.close', {}));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function contextOf({ context }: { context: string }): string {
  return context;
}

// biome-ignore lint/suspicious/noExplicitAny: the answers of the protocol are not described here
type Answer = any;

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const complaints: string[] = [];
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, message } = JSON.parse(data);
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params.level))
      complaints.push(`${params.level}: ${params.text}`);
    const command = waiting.get(id);
    if (result) command?.resolve(result);
    else command?.reject(new Error(message));
    waiting.delete(id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  let lastId = 0;
  const send = (method: string, params: object): Promise<Answer> => {
    lastId += 1;
    const command = Promise.withResolvers<Answer>();
    waiting.set(lastId, command);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return command.promise;
  };
  return { send, complaints };
}

async function endProcess(child: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  const ended = once(child, 'exit');
  await ask().catch(() => child.kill());
  await ended;
}
