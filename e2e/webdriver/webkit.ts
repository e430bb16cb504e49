import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { printedBy, startProcess } from './browser-process.ts';
import { asJson, type Driver } from './driver.ts';
import { until } from './until.ts';

/** WebKitGTK, driven by classic WebDriver. It has no mode without windows, so it gets a screen of its own. */
export async function openWebkit(path: string): Promise<Driver> {
  const screen = startProcess('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp']);
  const display = await printedBy(screen, /(\d+)\n/);
  const port = await freePort();
  const driver = startProcess(path, [`--port=${port}`], { DISPLAY: `:${display}` });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : null });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(value.message);
    return value;
  };
  await until(() => call('GET', '/status'), 'WebKitWebDriver answers');
  const { sessionId } = await call('POST', '/session', { capabilities: {} });

  // Commands go to the window chosen last, so each one waits for those before it.
  let before: Promise<unknown> = Promise.resolve();
  let chosen = '';
  const inWindow = (window: string, method: string, path: string, body?: object) => {
    const command = before.then(async () => {
      if (chosen !== window) await call('POST', `/session/${sessionId}/window`, { handle: window });
      chosen = window;
      return call(method, `/session/${sessionId}${path}`, body);
    });
    before = command.catch(() => {
      chosen = '';
    });
    return command;
  };
  const open: string[] = await call('GET', `/session/${sessionId}/window/handles`);
  await inWindow(open[0] ?? '', 'POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
  return {
    windows: () => call('GET', `/session/${sessionId}/window/handles`),
    goto: (window, url) => inWindow(window, 'POST', '/url', { url }),
    reload: (window) => inWindow(window, 'POST', '/refresh', {}),
    close: (window) => inWindow(window, 'DELETE', '/window'),
    evaluate: async (window, expression) => {
      const script = { script: `return ${asJson(expression)}`, args: [] };
      return JSON.parse(await inWindow(window, 'POST', '/execute/sync', script));
    },
    perform: (window, actions) => inWindow(window, 'POST', '/actions', { actions }),
    // Classic WebDriver does not report the console.
    complaints: [],
    quit: async () => {
      await call('DELETE', `/session/${sessionId}`).catch(() => {});
      driver.kill();
      screen.kill();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
