import { afterEach, beforeEach, expect } from 'vitest';
import firstPaint from '../app/first-load/first-paint.js?raw';
import { FIRST_PAINT_SETTINGS } from '../ui/settings/stored-settings.ts';
import '../app/first-load/fallbacks.ts';
import '../ui/tokens.css';
import '../ui/looks.css';
import '../ui/ground.css';
import { emptyDevice } from './empty-device.ts';
// Keeps the browser's own `fetch`, before a test replaces it.
import './fake-server.ts';

document.documentElement.lang = 'en';
document.title = '#thembstudy';
runFirstPaint();

const written: string[] = [];
for (const level of ['error', 'warn'] as const)
  console[level] = (...words: unknown[]) => void written.push(words.join(' '));
addEventListener('unhandledrejection', ({ reason }) => written.push(`unhandled: ${reason}`));

// Files share a page.
beforeEach(emptyDevice);
afterEach(() => expect(written.splice(0), 'written to console.error or console.warn').toEqual([]));

/** As the head of every page does. */
function runFirstPaint(): void {
  const script = document.createElement('script');
  script.dataset.settings = JSON.stringify(FIRST_PAINT_SETTINGS);
  script.dataset.pageAnswers = '{}';
  script.textContent = firstPaint;
  document.head.append(script);
}
