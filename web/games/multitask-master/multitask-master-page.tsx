import { useState } from 'react';
import { m } from '#messages';
import { MULTITASK_DIFFICULTIES, type MultitaskRun, multitaskResult } from '#rules/games/multitask-master.ts';
import { ClockChoice } from '../../play/game-choices.tsx';
import { GameSetUp } from '../../play/game-set-up.tsx';
import { ReadySetGo } from '../../play/ready-set-go.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import TileMultitask from '../../ui/art/tile-multitask.svg?react';
import { Segments } from '../../ui/segments.tsx';
import { MultitaskEnd } from './multitask-end.tsx';
import { difficultyWords, type MultitaskChoice, timeWords } from './multitask-words.ts';
import { RunningMultitask } from './running-multitask.tsx';

export const meta = () => [
  { title: m['games.multitask_master.page_title']() },
  { name: 'description', content: m['games.multitask_master.page_description']() },
];
export const handle = { footer: false };

export default function MultitaskMasterPage() {
  const [choice, setChoice] = useState<MultitaskChoice>({ difficulty: 'easy', withoutClock: false });
  const { phase, saved, play, stop, changeChoice, finish } = useGamePage<'multitask-master', MultitaskRun>(
    'multitask-master',
  );
  const over = (report: MultitaskRun) => finish(report, report, multitaskResult(report));

  switch (phase.name) {
    case 'set-up':
      return (
        <SetUpMultitask
          choice={choice}
          onChange={setChoice}
          wasStopped={phase.wasStopped}
          isBack={phase.isBack}
          onStart={play}
        />
      );
    case 'playing':
      return (
        <ReadySetGo title={m['games.multitask_master.info.title']()} hasClock={!choice.withoutClock} onStop={stop}>
          <RunningMultitask choice={choice} onStop={stop} onOver={over} />
        </ReadySetGo>
      );
    case 'over':
      return <MultitaskEnd report={phase.ended} saved={saved} onPlayAgain={play} onChangeChoice={changeChoice} />;
  }
}

type SetUpMultitaskProps = {
  choice: MultitaskChoice;
  onChange: (choice: MultitaskChoice) => void;
  wasStopped: boolean;
  isBack: boolean;
  onStart: () => void;
};

/** Explains the game and offers difficulty and clock. */
function SetUpMultitask({ choice, onChange, onStart, ...back }: SetUpMultitaskProps) {
  const { difficulty, withoutClock } = choice;
  return (
    <GameSetUp
      title={m['games.multitask_master.info.title']()}
      lead={m['games.multitask_master.lead']()}
      picture={<TileMultitask />}
      instructions={{
        mouse: m['games.multitask_master.mouse'](),
        finger: m['games.multitask_master.finger'](),
        keys: m['games.multitask_master.keys'](),
      }}
      time={timeWords(difficulty, withoutClock)}
      onStart={onStart}
      {...back}
    >
      <Segments
        label={m['games.multitask_master.difficulty']()}
        hint={difficultyWords(difficulty)}
        segments={MULTITASK_DIFFICULTIES.map((value) => ({
          value,
          label: m['games.difficulty']({ difficulty: value }),
        }))}
        value={difficulty}
        onChange={(chosen) => onChange({ ...choice, difficulty: chosen })}
      />
      <ClockChoice withoutClock={withoutClock} onChange={(without) => onChange({ ...choice, withoutClock: without })} />
    </GameSetUp>
  );
}
