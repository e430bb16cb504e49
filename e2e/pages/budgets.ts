import type { Page, Response } from '@playwright/test';
import type { GAME_PATHS, PATHS } from '../../web/paths.ts';

/**
 * What a page may load until its `load` event: scripts as sent (brotli) and everything with its headers, in kB (1,000
 * bytes), and requests. What a page loads ahead for the next ones comes after it.
 */
type Budget = { script: number; total: number; requests: number };

const TEXT: Budget = { script: 159, total: 244, requests: 13 };
const LEARNER: Budget = { script: 182, total: 274, requests: 18 };
const PLAY: Budget = { script: 199, total: 317, requests: 17 };
const BUDGETS: Record<Exclude<keyof typeof PATHS, keyof typeof GAME_PATHS>, Budget> &
  Partial<Record<keyof typeof GAME_PATHS, Budget>> = {
  landing: { script: 128, total: 216, requests: 11 },
  about: TEXT,
  privacy: { ...TEXT, total: 245 },
  resultsExplained: TEXT,
  // With who runs the server.
  agreement: { ...TEXT, script: 175, total: 262 },
  pictureCredits: TEXT,
  // With a picture of each condition.
  conditions: { ...LEARNER, script: 177, total: 298 },
  // With the next steps in a file of their own, which `/` loads too for a learner past the test.
  dashboard: { ...LEARNER, script: 186, total: 282, requests: 19 },
  profile: LEARNER,
  sharing: LEARNER,
  groups: { ...LEARNER, requests: 20 },
  pupilList: LEARNER,
  report: LEARNER,
  grownUp: LEARNER,
  shared: LEARNER,
  pictures: LEARNER,
  settings: { ...LEARNER, script: 183, total: 276 },
  editProfile: { ...LEARNER, script: 184 },
  signInDone: LEARNER,
  signInWith: LEARNER,
  confirmEmail: LEARNER,
  resetPassword: LEARNER,
  takeBack: LEARNER,
  games: PLAY,
  readingGames: PLAY,
  selfAssessment: PLAY,
  levelUpLab: PLAY,
  // With the looks.
  shop: { ...PLAY, script: 180, requests: 24 },
  videos: { ...PLAY, script: 183 },
  leaderboard: { ...PLAY, script: 174 },
  diary: { ...PLAY, script: 177 },
  // With the rules of the report, for the suggestions, and what the learner shares.
  plan: { ...PLAY, script: 201, requests: 20 },
  // With the texts that leaders set.
  myTexts: { ...PLAY, script: 188, requests: 18 },
  assignment: PLAY,
  readYourself: PLAY,
  focusGame: PLAY,
  letterQuiz: PLAY,
  traitsQuestionnaire: PLAY,
};

/** The budget of a page. A game needs none of its own unless it loads more than others; a learner's landing page has the tree. */
export function budgetOf(name: keyof typeof PATHS, isLearner = false): Budget {
  return name === 'landing' && isLearner ? LEARNER : (BUDGETS[name] ?? PLAY);
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
