import { get } from 'node:http';
import { PATHS } from '../web/app/paths.ts';
import type { Figure } from './figures.ts';
import type { Rig } from './rig.ts';

/** The compressed scripts that the landing page loads before any interaction. */
export async function scriptWeight(rig: Rig): Promise<Figure[]> {
  const { page, close } = await rig.open('plain');
  const scripts = new Set<string>();
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.add(sent.url()));
  await page.goto(PATHS.landing);
  await page.waitForLoadState('networkidle');
  await close();
  const sizes = await Promise.all([...scripts].map(sizeAsSent));
  const measured = sizes.reduce((sum, size) => sum + size, 0);
  return [{ name: 'Landing page, scripts before any press', measured, unit: 'bytes', most: 130_000, of: scripts.size }];
}

function sizeAsSent(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${url} was not sent as brotli`));
      let size = 0;
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      answer.on('end', () => resolve(size));
    }).on('error', reject);
  });
}
