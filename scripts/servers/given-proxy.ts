import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, isListening } from '../../server/testing/servers/free-port.ts';
import { IS_ROOT } from './unprivileged.ts';

export const GIVEN_PROXIES = ['nginx', 'caddy'] as const;
type ProxyName = (typeof GIVEN_PROXIES)[number];
type Ports = { http: number; https: number };
type Files = { folder: string; configuration: string; certificate: string; key: string };

/** The name that stands for learn.example.org. */
export const DOMAIN = 'localhost';
/** The first version of nginx with `http2 on`. */
const HTTP2_ON = '1.25.1';
const START_MS = 20_000;

export function isProxyInstalled(name: ProxyName): boolean {
  return [name, 'openssl'].every((program) => spawnSync(program, ['version']).error === undefined);
}

/** nginx or Caddy with the file of `deploy/`, in which only names, ports and paths are replaced. */
export class GivenProxy {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The file of its certificate, which is its own authority. */
  readonly certificate: string;
  readonly #folder: string;
  readonly #process: ChildProcess;
  #output = '';

  private constructor(child: ChildProcess, { http, https }: Ports, { folder, certificate }: Files) {
    this.httpPort = http;
    this.httpsPort = https;
    this.certificate = certificate;
    this.#folder = folder;
    this.#process = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        this.#output += text;
      });
  }

  /**
   * @param upstreams host and port of each process of the app
   * @param https the port to listen on
   */
  static async start(name: ProxyName, upstreams: readonly string[], https: number): Promise<GivenProxy> {
    const folder = await mkdtemp(join(tmpdir(), `thembstudy-${name}-`));
    const files = { folder, configuration: join(folder, 'configuration'), ...makeCertificate(folder) };
    const ports = { http: await freePort(), https };
    const [command, ...words] = await CONFIGURE[name](upstreams, ports, files);
    const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, DOMAIN };
    const settings = { ...env, UPSTREAMS: upstreams.join(' ') };
    const proxy = new GivenProxy(spawn(command, words, { env: settings }), ports, files);
    try {
      await proxy.#untilListening(ports.https);
      return proxy;
    } catch (error) {
      await proxy.stop();
      throw error;
    }
  }

  /** All that it has written: its output, and every file of text in its folder. */
  async written(): Promise<string> {
    const files = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const logs = files.filter((file) => file.isFile() && /\.log$/.test(file.name));
    const texts = await Promise.all(logs.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')));
    return [this.#output, ...texts].join('\n');
  }

  async stop(): Promise<void> {
    const exited = once(this.#process, 'exit');
    if (this.#process.exitCode === null && this.#process.kill()) await exited;
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #untilListening(port: number): Promise<void> {
    const end = performance.now() + START_MS;
    while (!(await isListening(port))) {
      if (this.#process.exitCode !== null || performance.now() > end)
        throw new Error(`the proxy does not start: ${this.#output}`);
      await sleep(100);
    }
  }
}

function makeCertificate(folder: string) {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const names = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...names,
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  return { key, certificate };
}

type Configure = (upstreams: readonly string[], ports: Ports, files: Files) => Promise<[string, ...string[]]>;

const CONFIGURE: Record<ProxyName, Configure> = {
  async nginx(upstreams, { http, https }, { folder, configuration, certificate, key }) {
    const given = await readFile('deploy/nginx.conf', 'utf8');
    const [line = ''] = / *server 127\.0\.0\.1:3001.*\n/.exec(given) ?? [];
    const listen = needsHttp2OfListen() ? `listen ${https} ssl http2;` : `listen ${https} ssl;`;
    const site = given
      .replace(line, upstreams.map((upstream) => line.replace('127.0.0.1:3001', upstream)).join(''))
      .replaceAll('learn.example.org', DOMAIN)
      .replace('listen 80;', `listen ${http};`)
      .replace('listen 443 ssl;', listen)
      .replace(needsHttp2OfListen() ? /^ *http2 on;$/m : /^$/, '')
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replace('/etc/thembstudy/certificate-key.pem', key)
      .replace('/etc/thembstudy/certificate.pem', certificate);
    // As Debian's nginx.conf, which logs unless a site says otherwise.
    const around = `${IS_ROOT ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`;
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const http_ = `access_log ${folder}/access.log; ${paths.join(' ')} ${site}`;
    await writeFile(configuration, `${around} http { ${http_} }`);
    return ['nginx', '-p', folder, '-e', join(folder, 'error.log'), '-c', configuration];
  },

  async caddy(_upstreams, { http, https }, { folder, configuration, certificate, key }) {
    const given = await readFile('deploy/Caddyfile', 'utf8');
    await mkdir(join(folder, 'caddy'), { recursive: true });
    await writeFile(
      configuration,
      given
        .replace(/^\{$/m, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}`)
        .replace(
          '# tls /etc/thembstudy/certificate.pem /etc/thembstudy/certificate-key.pem',
          `tls ${certificate} ${key}`,
        ),
    );
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', configuration];
  },
};

function needsHttp2OfListen(): boolean {
  const version = /nginx\/([\d.]+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr)?.[1] ?? HTTP2_ON;
  return version.localeCompare(HTTP2_ON, 'en', { numeric: true }) < 0;
}
