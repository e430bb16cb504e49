import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

/** Opens a TCP connection to a server on this machine, over which a test can send any text at any speed. */
export async function rawConnection(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  let isClosed = false;
  socket.on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    isClosed = true;
  });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return {
    socket,
    write: (text: string) => void (isClosed || socket.write(text)),
    /** Sends the text at this interval until the connection closes. */
    sendRepeatedly(text: string, everyMs = 10) {
      const timer = setInterval(() => (isClosed ? clearInterval(timer) : socket.write(text)), everyMs);
      onTestFinished(() => clearInterval(timer));
    },
    received: () => received,
    isClosed: () => isClosed,
    statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
  };
}
