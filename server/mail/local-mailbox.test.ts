import { expect, it } from 'vitest';
import { createLocalMailbox } from './local-mailbox.ts';

it('keeps the last 50 letters, newest first, and reports each', async () => {
  let told = 0;
  const mailbox = createLocalMailbox(
    () => new Date(0),
    () => {
      told += 1;
    },
  );
  for (let time = 1; time <= 51; time += 1)
    await mailbox.send({ mailId: `${time}`, recipient: 'ada@example.org', subject: '', blocks: [] });
  const ids = mailbox.read().map(({ mailId }) => mailId);
  expect([ids.length, ids[0], ids.at(-1), told]).toEqual([50, '51', '2', 51]);
});
