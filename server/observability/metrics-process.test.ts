import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MailServer } from '../../scripts/servers/mail-server.ts';
import { takeBackup } from '../operations/backup.ts';
import { cleanUp } from '../testing/clean-up.ts';
import { emptyFolder, jobIn } from '../testing/databases/data-folder.ts';
import { askProcess } from '../testing/servers/ask-process.ts';
import { freePort } from '../testing/servers/free-port.ts';
import { runServer } from '../testing/servers/server-process.ts';
import { SIGN_UP_CONSENT } from '../testing/test-app.ts';

const PERSON = { name: 'Ada', email: 'ada@example.org', password: 'three short words', ...SIGN_UP_CONSENT };

it('shows what an operator watches: backups of any process, mails given up, free disk, the version', async () => {
  const [DATA_DIR, METRICS_PORT] = [await emptyFolder(), String(await freePort())];
  const backups = join(DATA_DIR, 'backups');
  await writeFile(backups, 'a file where the folder has to be');
  const mail = await MailServer.start({ refuseRecipient: () => '550 unknown' });
  cleanUp(() => mail.stop());
  const { ready } = runServer({
    ...{ PORT: '0', DATA_DIR, METRICS_PORT, BACKUP_HOURS: '24' },
    ...{ SMTP_URL: mail.address, MAIL_FROM: 'learn@example.org' },
  });
  const origin = await ready();
  const readFigure = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    return text.split('\n').find((line) => line.startsWith(name)) ?? text;
  };

  await expect.poll(() => readFigure('backups_failed_total')).toBe('backups_failed_total 1');
  expect(await readFigure('backup_age_seconds')).toBe('backup_age_seconds{database="main"} +Inf');
  await rm(backups);
  await takeBackup(jobIn(DATA_DIR), new Date(Date.now() - 3_600_000));
  const age = (await readFigure('backup_age_seconds')).split(' ')[1];
  expect(Number(age)).toBeGreaterThanOrEqual(3600);
  expect(Number(age)).toBeLessThan(3660);

  expect(await readFigure('mails_given_up_total')).toBe('mails_given_up_total 0');
  await askProcess(origin, 'POST', '/api/auth/sign-up/email', { body: PERSON });
  await expect.poll(() => readFigure('mails_given_up_total')).toBe('mails_given_up_total 1');

  expect(Number((await readFigure('disk_free_bytes')).split(' ')[1])).toBeGreaterThan(0);
  expect(await readFigure('thembstudy_info')).toMatch(
    /^thembstudy_info\{version="\d+\.\d+\.\d+",node="24\.\d+\.\d+",database="sqlite"\} 1$/,
  );
});
