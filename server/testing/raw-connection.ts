import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to a server of this machine over which a test says what it likes, at its own pace. */
export async function rawConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let heard = '';
  let isClosed = false;
  socket.on('data', (text) => {
    heard += text;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return {
    socket,
    say: (text: string) => void (isClosed || socket.write(text)),
    /** Says the text again and again until the connection ends. */
    drip(text: string, everyMs = 10) {
      const dripping = setInterval(() => (isClosed ? clearInterval(dripping) : socket.write(text)), everyMs);
      onTestFinished(() => clearInterval(dripping));
    },
    heard: () => heard,
    isClosed: () => isClosed,
    statuses: () => [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
  };
}
