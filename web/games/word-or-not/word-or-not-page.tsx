import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { RealAndMadeUp, WordOrNotBank } from '#content/content.ts';
import { WORD_OR_NOT_PRACTICE_WORDS } from '#content/word-or-not.ts';
import { m } from '#messages';
import { WORD_OR_NOT, type WordOrNotRun } from '#rules/games/word-or-not/word-or-not.ts';
import { judgedWordOrNotResult } from '#rules/games/word-or-not/word-or-not-summary.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import TileWordOrNot from '../../ui/art/tile-word-or-not.svg?react';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { useLoadedAfterPage } from '../../ui/loading/use-loaded-after-page.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { RunningWordOrNot, WordOrNotPractice } from './running-word-or-not.tsx';
import { WordOrNotEnd } from './word-or-not-end.tsx';
import { beginWordSet } from './word-sets.ts';

export const meta = pageMeta(m['games.word_or_not.page_title'], m['games.word_or_not.page_description']);
export const handle = { footer: false };

const loadBank = async () => (await import('#content/word-or-not-bank.ts')).WORD_OR_NOT_BANK ?? [];

export default function WordOrNotPage() {
  return WORD_OR_NOT_PRACTICE_WORDS ? (
    <WordOrNotGame practiceWords={WORD_OR_NOT_PRACTICE_WORDS} />
  ) : (
    <ContentMissing part="word-or-not" to={PATHS.readingGames} />
  );
}

function WordOrNotGame({ practiceWords }: { practiceWords: RealAndMadeUp }) {
  const page = useGamePage<'word-or-not', WordOrNotRun>('word-or-not');
  const { saved, practised, stop, finish } = page;
  const queries = useQueryClient();
  const owner = useSession().session.learner?.id ?? null;
  const [{ bank, set }, setWords] = useState<{ bank: WordOrNotBank; set: number }>({ bank: [], set: 0 });
  const runs = runsQuery(owner);
  // Known before a run begins, which depends on how many there were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query follows from its owner
  const loadAhead = useCallback(
    () => Promise.all([loadBank(), queries.prefetchQuery({ ...runs, staleTime: Number.POSITIVE_INFINITY })]),
    [queries, owner],
  );
  useLoadedAfterPage(loadAhead);
  const begin = async () => {
    // Usually loaded by now, after the page.
    const loaded = await loadBank();
    const listed = queries.getQueryData(runs.queryKey)?.['word-or-not']?.length ?? 0;
    setWords({ bank: loaded, set: beginWordSet(owner, listed) });
    page.start(null);
  };
  const start = () =>
    void begin().catch((error: unknown) =>
      setWords(() => {
        // The page says that it could not be loaded.
        throw error;
      }),
    );
  const over = (run: WordOrNotRun) => finish(run, run, judgedWordOrNotResult(run));

  return (
    <GamePhases
      title={m['games.word_or_not.info.title']()}
      page={{ ...page, start }}
      setUp={(given) => <SetUpWordOrNot {...given} />}
      practice={<WordOrNotPractice words={practiceWords} onStop={stop} onDone={practised} />}
      playing={() => <RunningWordOrNot bank={bank} set={set} onStop={stop} onOver={over} />}
      over={(run) => <WordOrNotEnd bank={bank} report={run} saved={saved} onPlayAgain={start} />}
    />
  );
}

function SetUpWordOrNot(props: SetUpProps) {
  return (
    <GameSetUp
      title={m['games.word_or_not.info.title']()}
      lead={m['games.word_or_not.lead']()}
      picture={<TileWordOrNot />}
      instructions={{
        mouse: m['games.word_or_not.mouse'](),
        finger: m['games.word_or_not.finger'](),
        keys: m['games.word_or_not.keys'](),
        screenReader: m['games.word_or_not.screen_reader'](),
      }}
      time={joinSentences(m['games.word_or_not.task'](), m['games.word_or_not.time']({ count: WORD_OR_NOT.trials }))}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...props}
    />
  );
}
