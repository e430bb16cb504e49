import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const COMPOSE = ['deploy/compose.yaml', 'deploy/high-availability/compose.yaml'];
const HIGH_AVAILABILITY = 'deploy/high-availability';

const read = (file: string) => readFileSync(file, 'utf8');
/** The first group of each match. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

describe.each(COMPOSE)('%s', (file) => {
  const text = read(file);
  const at = (path: string) => join(dirname(file), path);

  it('names only files that exist', () => {
    const mounted = all(text, /^ +- (\.[^:]*):/gm).map(at);
    const context = at(first(text, /context: (\S+)/) ?? '.');
    const built = all(text, /dockerfile: (\S+)/g).map((path) => join(context, path));
    const builtHere = all(text, /build: (\S+)/g).map((path) => join(at(path), 'Containerfile'));
    expect(mounted).not.toEqual([]);
    expect(built).not.toEqual([]);
    expect([...mounted, ...built, ...builtHere].filter((each) => !existsSync(each))).toEqual([]);
  });

  it('sets what docs/deploying.md lists, and takes what a document says to put into .env', () => {
    const [guide, standby] = [read('docs/deploying.md'), read('docs/high-availability.md')];
    const app = first(text, /dockerfile: deploy\/Containerfile[\s\S]*?environment:\n((?: +[A-Z_]+: .*\n)+)/) ?? '';
    const settings = all(app, /^ +([A-Z_]+):/gm);
    expect(settings.length).toBeGreaterThan(3);
    expect(settings.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    const given = all(file.startsWith(HIGH_AVAILABILITY) ? standby : guide, /^([A-Z_]+)=\S/gm);
    expect(all(text, /\$\{([A-Z_]+):\?\}/g).filter((name) => !given.includes(name))).toEqual([]);
  });

  it('names the address of the proxy, and the port of the app', () => {
    const proxy = first(text, /\n {2}proxy:\n([\s\S]*?)\n\n/) ?? '';
    expect(first(proxy, /ipv4_address: (\S+)/)).toBe(first(text, /TRUSTED_PROXY: (\S+)/));
    const port = first(read('deploy/Containerfile'), /^EXPOSE (\d+)$/m);
    const upstreams = first(proxy, /UPSTREAMS: (.+)/)?.split(' ') ?? [];
    const services = all(text, /^ {2}(app\d*):/gm);
    expect(upstreams).toEqual(services.map((name) => `${name}:${port}`));
  });
});

it.each(['.gitignore', '.dockerignore'])('%s keeps the secrets beside the compose files out', (file) => {
  expect(read(file).split('\n')).toContain('deploy/**/.env');
});

it('the services of the high availability have the addresses and ports of haproxy.cfg and patroni.yml', () => {
  const text = read(join(HIGH_AVAILABILITY, 'compose.yaml'));
  const haproxy = read(join(HIGH_AVAILABILITY, 'haproxy.cfg'));
  const patroni = read(join(HIGH_AVAILABILITY, 'patroni.yml'));
  const service = (name: string) => first(text, new RegExp(`\\n {2}${name}:\\n([\\s\\S]*?)\\n\\n`)) ?? '';

  expect(first(text, /DATABASE_URL: postgres:\/\/\w+@haproxy:(\d+)\//)).toBe(first(haproxy, /^ +bind \S+?:(\d+)"?$/m));
  expect(haproxy).toContain(`"\${LISTEN-127.0.0.1}:`);
  expect(service('haproxy')).toContain('LISTEN: 0.0.0.0');

  const ports = {
    api: first(patroni, /^restapi:\n +listen: 0\.0\.0\.0:(\d+)$/m),
    postgres: first(patroni, /^postgresql:\n +listen: 0\.0\.0\.0:(\d+)$/m),
  };
  expect(first(haproxy, /check port (\d+)/)).toBe(ports.api);
  expect(all(haproxy, /^ +server (.+)$/gm)).toEqual(
    ['db1', 'db2'].map((name) => `${name} ${name}.example.org:${ports.postgres}`),
  );
  for (const name of ['db1', 'db2'])
    expect(text).toContain(`- ${name}.example.org:${first(service(name), /ipv4_address: (\S+)/)}\n`);
  expect(first(patroni, /^name: (\S+)$/m)).toBe('db1');
  expect(service('db2')).toContain('PATRONI_NAME: db2\n');
  expect(first(service('db2'), /PATRONI_RESTAPI_CONNECT_ADDRESS: (\S+)/)).toBe(`db2.example.org:${ports.api}`);
  expect(first(service('db2'), /PATRONI_POSTGRESQL_CONNECT_ADDRESS: (\S+)/)).toBe(`db2.example.org:${ports.postgres}`);

  const network = first(text, /subnet: (\S+)/);
  const letIn = all(patroni, /^ +- host \w+ \w+ (\S+) /gm).filter((address) => address !== '127.0.0.1/32');
  expect(new Set(letIn)).toEqual(new Set([network]));
  const etcd = first(service('etcd'), /ETCD_LISTEN_CLIENT_URLS: http:\/\/0\.0\.0\.0:(\d+)/);
  expect(first(text, /PATRONI_ETCD3_HOSTS: (\S+)/)).toBe(`etcd:${etcd}`);
  expect(first(service('etcd'), /ETCD_DATA_DIR: (\S+?)\/\w+$/m)).toBe(first(service('etcd'), /- etcd:(\S+)/));
  expect(first(service('db1'), /- db1:(\S+)/)).toBe(first(patroni, /data_dir: (\S+)\/\w+$/m));
});
