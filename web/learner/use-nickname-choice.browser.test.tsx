import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionProvider } from '../api/session.tsx';
import { useLeaderboard } from '../api/use-leaderboard.ts';
import { useNicknameChoice } from './use-nickname-choice.ts';

const known: { choose?: (nickname: string | null) => void; isLoaded?: boolean } = {};

function Probe() {
  known.isLoaded = useLeaderboard().leaderboard !== undefined;
  known.choose = useNicknameChoice({ onSaved: () => {}, onFieldProblem: () => {} }).choose;
  return null;
}

afterEach(() => void vi.useRealTimers());

it('asks with growing pauses whether a choice without an answer arrived', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let isAway = false;
  let asked = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/leaderboard') return Response.json({ code: 'not-ready' }, { status: 503 });
    asked += 1;
    return isAway ? Response.json({ code: 'busy' }, { status: 503 }) : Response.json({ places: [], you: null });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  const root = createRoot(document.createElement('div'));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await act(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <SessionProvider away={null}>
          <Probe />
        </SessionProvider>
      </QueryClientProvider>,
    ),
  );
  await pass(100);
  expect(known.isLoaded).toBe(true);
  isAway = true;
  await act(() => known.choose?.('Fox'));
  await pass(100);
  const seconds: number[] = [];
  for (let second = 1; second <= 1200; second += 1) {
    const before = asked;
    await pass(1000);
    if (asked !== before) seconds.push(second);
  }
  const pauses = seconds.map((second, index) => second - (seconds[index - 1] ?? 0));
  expect(pauses.map((pause) => Math.round(pause / 10) * 10)).toEqual([10, 20, 40, 80, 160, 300, 300]);
  act(() => root.unmount());
  queries.clear();
});
