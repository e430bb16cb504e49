import type { Page, Response } from '@playwright/test';
import { GAME_PATHS, type PATHS } from '../../web/paths.ts';

/**
 * What a page may load until its `load` event: scripts as sent (brotli) and everything with its headers, in kB (1,000
 * bytes), and requests. What a page loads ahead for the next ones comes after it.
 */
type Budget = { script: number; total: number; requests: number };

const TEXT: Budget = { script: 157, total: 245, requests: 9 };
const LEARNER: Budget = { script: 193, total: 281, requests: 11 };
const PLAY: Budget = { script: 203, total: 291, requests: 11 };
/** Of the pages that need other than most. */
const BUDGETS: Partial<Record<keyof typeof PATHS, Budget>> = {
  landing: { script: 128, total: 216, requests: 8 },
  about: TEXT,
  privacy: TEXT,
  resultsExplained: TEXT,
  pictureCredits: TEXT,
  // With who runs the server.
  agreement: { ...LEARNER, script: 179, total: 265, requests: 10 },
  editProfile: { ...LEARNER, script: 196, total: 282 },
  assignment: PLAY,
  readYourself: PLAY,
  games: PLAY,
  readingGames: PLAY,
  selfAssessment: PLAY,
  focusGame: PLAY,
  letterQuiz: PLAY,
  traitsQuestionnaire: PLAY,
  // With the picture words.
  'picture-words': { ...PLAY, requests: 12 },
  'sound-match': { ...PLAY, total: 292, requests: 12 },
  // With the looks.
  shop: { ...LEARNER, total: 289, requests: 17 },
};

/** The budget of a page. A learner's landing page has the tree. */
export function budgetOf(name: keyof typeof PATHS, isLearner = false): Budget {
  return name === 'landing' && isLearner ? LEARNER : (BUDGETS[name] ?? (name in GAME_PATHS ? PLAY : LEARNER));
}

/** What of a page is more than its budget. */
export function moreThan(budget: Budget, loaded: Budget): string[] {
  return (['script', 'total', 'requests'] as const)
    .filter((of) => loaded[of] > budget[of])
    .map((of) => `${loaded[of]} ${of}, of ${budget[of]}`);
}

/** Loads a page without a cache, and counts what was sent and arrived before its `load` event. */
export async function loadOf(page: Page, path: string): Promise<{ answer: Response | null; loaded: Budget }> {
  // Ends what the page before still loads ahead, which would count here.
  await page.goto('about:blank');
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Page.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: { at: number }[] = [];
  const scripts = new Set<string>();
  const headers = new Map<string, number>();
  const arrived: { at: number; bytes: number; id: string }[] = [];
  let loadedAt = Number.POSITIVE_INFINITY;
  client.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  client.on('Network.requestWillBeSent', ({ request, requestId, timestamp }) => {
    if (request.url.startsWith('data:')) return;
    requests.push({ at: timestamp });
    if (request.url.endsWith('.js')) scripts.add(requestId);
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    arrived.push({ at: timestamp, bytes: encodedDataLength, id: requestId });
  });
  const answer = await page.goto(path, { waitUntil: 'load' });
  await client.detach();
  const isBefore = ({ at }: { at: number }) => at <= loadedAt;
  const inTime = arrived.filter(isBefore);
  const inKilobytes = (sizes: number[]) => Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
  const loaded = {
    script: inKilobytes(
      inTime.filter(({ id }) => scripts.has(id)).map(({ id, bytes }) => bytes - (headers.get(id) ?? 0)),
    ),
    total: inKilobytes(inTime.map(({ bytes }) => bytes)),
    requests: requests.filter(isBefore).length,
  };
  return { answer, loaded };
}
