import type { WordOrNotWords } from '#content/content.ts';
import { WORD_OR_NOT_WORDS } from '#content/word-or-not.ts';
import { m } from '#messages';
import { WORD_OR_NOT, type WordOrNotRun } from '#rules/games/word-or-not/word-or-not.ts';
import { judgedWordOrNotResult } from '#rules/games/word-or-not/word-or-not-summary.ts';
import { PATHS } from '../../paths.ts';
import { GameSetUp } from '../../play/set-up/game-set-up.tsx';
import { Practice, PracticeEnd } from '../../play/set-up/practice.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import TileWordOrNot from '../../ui/art/tile-word-or-not.svg?react';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { RunningWordOrNot } from './running-word-or-not.tsx';
import { WordOrNotEnd } from './word-or-not-end.tsx';
import { WordOrNotPractice } from './word-or-not-practice.tsx';

export const meta = pageMeta(m['games.word_or_not.page_title'], m['games.word_or_not.page_description']);
export const handle = { footer: false };

export default function WordOrNotPage() {
  return WORD_OR_NOT_WORDS ? (
    <WordOrNotGame words={WORD_OR_NOT_WORDS} />
  ) : (
    <ContentMissing part="word-or-not" to={PATHS.readingGames} />
  );
}

function WordOrNotGame({ words }: { words: WordOrNotWords }) {
  const { phase, saved, play, practise, practised, stop, finish } = useGamePage<'word-or-not', WordOrNotRun>(
    'word-or-not',
  );
  const over = (run: WordOrNotRun) => finish(run, run, judgedWordOrNotResult(run));

  switch (phase.name) {
    case 'set-up':
      return <SetUpWordOrNot wasStopped={phase.wasStopped} onStart={play} onPractise={practise} />;
    case 'practising':
      return (
        <Practice key={phase.number}>
          <WordOrNotPractice words={words.practice} onStop={stop} onDone={practised} />
        </Practice>
      );
    case 'practised':
      return <PracticeEnd title={m['games.word_or_not.info.title']()} onStart={play} onAgain={practise} />;
    case 'playing':
      return <RunningWordOrNot words={words.parts} onStop={stop} onOver={over} />;
    case 'over':
      return <WordOrNotEnd words={words.parts} report={phase.ended} saved={saved} onPlayAgain={play} />;
  }
}

type SetUpWordOrNotProps = { wasStopped: boolean; onStart: () => void; onPractise: () => void };

function SetUpWordOrNot(props: SetUpWordOrNotProps) {
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
      listen={<ListenButton />}
      time={joinSentences(m['games.word_or_not.task'](), m['games.word_or_not.time']({ count: WORD_OR_NOT.trials }))}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...props}
    />
  );
}
