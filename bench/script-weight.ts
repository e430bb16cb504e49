import type { Request } from '@playwright/test';
import { PATHS } from '../web/paths.ts';
import { type Figure, sum } from './figures.ts';
import type { Rig } from './rig.ts';

const MOST_BYTES = 130_000;

/** The compressed scripts that the landing page loads before any interaction. */
export async function scriptWeight(rig: Rig): Promise<Figure[]> {
  const { page, close } = await rig.open('plain');
  const scripts: Request[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request));
  await page.goto(PATHS.landing);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.map(compressedBytes));
  await close();
  const name = 'Landing page, scripts before any press';
  return [{ name, measured: sum(sizes), unit: 'bytes', most: MOST_BYTES, of: scripts.length }];
}

async function compressedBytes(request: Request): Promise<number> {
  const response = await request.response();
  const encoding = await response?.headerValue('content-encoding');
  if (encoding !== 'br') throw new Error(`${request.url()} was not sent as brotli`);
  return (await request.sizes()).responseBodySize;
}
