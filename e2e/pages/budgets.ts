import type { Page, Response } from '@playwright/test';
import type { GAME_PATHS, PATHS } from '../../web/paths.ts';

/**
 * What a page may load until its `load` event: scripts as sent (brotli) and everything with its headers, in kB (1,000
 * bytes), and requests. What a page loads ahead for the next ones comes after it.
 */
type Budget = { script: number; total: number; requests: number };

const TEXT: Budget = { script: 171, total: 302, requests: 40 };
const LEARNER: Budget = { script: 179, total: 310, requests: 50 };
const PLAY: Budget = { script: 195, total: 380, requests: 80 };
const BUDGETS: Record<Exclude<keyof typeof PATHS, keyof typeof GAME_PATHS>, Budget> &
  Partial<Record<keyof typeof GAME_PATHS, Budget>> = {
  landing: { script: 134, total: 261, requests: 20 },
  about: TEXT,
  conditions: TEXT,
  privacy: TEXT,
  resultsExplained: TEXT,
  pictureCredits: TEXT,
  games: TEXT,
  shop: { ...LEARNER, script: 181 },
  videos: TEXT,
  levelUpLab: { ...TEXT, script: 182 },
  // With the switch for a shared computer.
  signInDone: { ...TEXT, script: 175 },
  signInWith: { ...TEXT, script: 176 },
  confirmEmail: { ...TEXT, script: 175 },
  resetPassword: TEXT,
  selfAssessment: { ...TEXT, script: 172 },
  dashboard: { ...LEARNER, script: 185 },
  profile: LEARNER,
  // With the switches.
  sharing: { ...LEARNER, script: 183 },
  // With the questions, the end of a passage, and what saves a run.
  assignment: { script: 209, total: 340, requests: 58 },
  // With the recorder.
  readYourself: { script: 193, total: 310, requests: 50 },
  diary: LEARNER,
  myTexts: LEARNER,
  leaderboard: LEARNER,
  report: PLAY,
  grownUp: PLAY,
  // With forms and dialogs.
  groups: { ...LEARNER, script: 190 },
  pupilList: LEARNER,
  pictures: LEARNER,
  shared: TEXT,
  settings: { ...LEARNER, script: 194, total: 316, requests: 60 },
  editProfile: { ...LEARNER, script: 204, total: 346, requests: 75 },
  focusGame: PLAY,
  letterQuiz: PLAY,
  traitsQuestionnaire: PLAY,
  'multitask-master': { ...PLAY, script: 196 },
  'spot-the-difference': { ...PLAY, script: 201 },
  'picture-words': { ...PLAY, script: 198 },
  'sound-match': { ...PLAY, script: 199 },
  readingGames: TEXT,
};

/** The budget of a page. A game needs none of its own unless it loads more than others. */
export function budgetOf(name: keyof typeof PATHS): Budget {
  return BUDGETS[name] ?? PLAY;
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
