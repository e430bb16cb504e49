import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen, stop } from '../http-server.ts';
import { afterWhatArrived, noteNewcomer } from './newcomers.ts';

it('waits one turn when nobody came', async () => {
  let turns = 0;
  const waited = afterWhatArrived();
  setImmediate(() => {
    turns += 1;
  });
  await waited;
  expect(turns).toBeLessThanOrEqual(1);
});

it('does not wait for ever while more and more come', async () => {
  let isOver = false;
  const come = () => {
    noteNewcomer();
    if (!isOver) setImmediate(come);
  };
  come();
  await afterWhatArrived();
  isOver = true;
});

it('lets in all who stand at the door before something begins that takes long', async () => {
  const { server, port } = await listen('127.0.0.1', 0);
  onTestFinished(() => stop(server, 0));
  let come = 0;
  server.on('connection', noteNewcomer).on('connection', () => {
    come += 1;
  });
  const sockets = Array.from({ length: 10 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  await afterWhatArrived();
  expect(come).toBe(10);
});
