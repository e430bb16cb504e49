import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ADDRESS = '127.0.0.1:3443';

/** With these settings the app answers behind nginx. */
export const BEHIND_NGINX = { PUBLIC_URL: `https://${ADDRESS}`, TRUSTED_PROXY: '127.0.0.1' };

export function isNginxInstalled(): boolean {
  return ['nginx', 'openssl'].every((program) => spawnSync(program, ['-h']).error === undefined);
}

/**
 * Starts nginx with `deploy/nginx.conf` before the app, so that a browser asks over HTTP/2.
 * @param app the address of the app
 * @returns a function that stops it
 */
export async function startNginx(app: string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'thembstudy-nginx-'));
  const certificate = ['-keyout', `${folder}/key.pem`, '-out', `${folder}/certificate.pem`];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', ...certificate]);
  // The server at port 80 is left out.
  const [upstream = '', , site = ''] = (await readFile('deploy/nginx.conf', 'utf8')).split(/^server \{/m);
  const given = `${upstream}server {${site}`
    .replace('127.0.0.1:3001', new URL(app).host)
    .replace('listen 443 ssl', `listen ${ADDRESS} ssl http2`)
    .replaceAll(/^ *(listen \[::\]|http2 on).*$/gm, '')
    .replace('learn.example.org', '127.0.0.1')
    .replace('/etc/thembstudy/certificate-key.pem', `${folder}/key.pem`)
    .replace('/etc/thembstudy/certificate.pem', `${folder}/certificate.pem`);
  const file = `${folder}/nginx.conf`;
  const start = `daemon off; pid ${folder}/pid; error_log stderr crit; events {}`;
  await writeFile(file, `${start} http { ${given} }`);
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'inherit' });
  await wait(500);
  if (nginx.exitCode !== null) throw new Error('nginx does not start');
  return async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  };
}
