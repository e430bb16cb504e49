import type { Letters } from '#content/content.ts';
import { LETTERS } from '#content/letters.ts';
import { m } from '#messages';
import {
  LETTER_ROUND,
  type LetterRoundRun,
  letterRoundResult,
  TURNING_LETTERS,
} from '#rules/games/letter-round/letter-round.ts';
import { PATHS } from '../../paths.ts';
import { GameSetUp } from '../../play/set-up/game-set-up.tsx';
import { Practice, PracticeEnd } from '../../play/set-up/practice.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import { ListenButton } from '../../read-aloud/listen-button.tsx';
import TileLetterRound from '../../ui/art/tile-letter-round.svg?react';
import { ContentMissing } from '../../ui/loading/content-missing.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LetterRoundEnd } from './letter-round-end.tsx';
import { RunningLetterRound } from './running-letter-round.tsx';

export const meta = pageMeta(m['games.letter_round.page_title'], m['games.letter_round.page_description']);
export const handle = { footer: false };

export default function LetterRoundPage() {
  return LETTERS ? (
    <LetterRound promptOf={LETTERS.promptOf} />
  ) : (
    <ContentMissing part="letters" to={PATHS.readingGames} />
  );
}

function LetterRound({ promptOf }: Pick<Letters, 'promptOf'>) {
  const { phase, saved, play, practise, practised, stop, finish } = useGamePage<'letter-round', LetterRoundRun>(
    'letter-round',
  );
  const over = (run: LetterRoundRun) => finish(run, run, letterRoundResult(run));

  switch (phase.name) {
    case 'set-up':
      return <SetUpLetterRound wasStopped={phase.wasStopped} onStart={play} onPractise={practise} />;
    case 'practising':
      return (
        <Practice key={phase.number}>
          <RunningLetterRound promptOf={promptOf} onStop={stop} onOver={practised} />
        </Practice>
      );
    case 'practised':
      return <PracticeEnd title={m['games.letter_round.info.title']()} onStart={play} onAgain={practise} />;
    case 'playing':
      return <RunningLetterRound promptOf={promptOf} onStop={stop} onOver={over} />;
    case 'over':
      return <LetterRoundEnd run={phase.ended} saved={saved} onPlayAgain={play} />;
  }
}

type SetUpLetterRoundProps = { wasStopped: boolean; onStart: () => void; onPractise: () => void };

function SetUpLetterRound(props: SetUpLetterRoundProps) {
  return (
    <GameSetUp
      title={m['games.letter_round.info.title']()}
      lead={m['games.letter_round.lead']()}
      picture={<TileLetterRound />}
      instructions={{
        mouse: m['games.letter_round.mouse'](),
        finger: m['games.letter_round.finger'](),
        keys: m['games.letter_round.keys']({ count: TURNING_LETTERS.length }),
        screenReader: m['games.letter_round.screen_reader'](),
      }}
      listen={<ListenButton />}
      time={m['games.letter_round.time']({ count: LETTER_ROUND.questions })}
      backTo={{ path: PATHS.readingGames, label: m['app.pages.reading_games']() }}
      {...props}
    />
  );
}
