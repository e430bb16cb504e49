import { m } from '#messages';
import { MULTITASK_DIFFICULTIES, type MultitaskRun, multitaskResult } from '#rules/games/multitask-master.ts';
import { ClockChoice, clockWords, useWithoutClock } from '../../play/game-choices.tsx';
import { GameSetUp } from '../../play/game-set-up.tsx';
import { Practice, PracticeEnd } from '../../play/practice.tsx';
import { ReadySetGo } from '../../play/ready-set-go.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import TileMultitask from '../../ui/art/tile-multitask.svg?react';
import { changeSettings, useSettings } from '../../ui/device-settings.ts';
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
  const choice: MultitaskChoice = {
    difficulty: useSettings().multitaskDifficulty,
    withoutClock: useWithoutClock('multitaskClock'),
  };
  const { phase, saved, play, practise, practised, stop, changeChoice, finish } = useGamePage<
    'multitask-master',
    MultitaskRun
  >('multitask-master');
  const over = (report: MultitaskRun) => finish(report, report, multitaskResult(report));

  switch (phase.name) {
    case 'set-up':
      return (
        <SetUpMultitask
          choice={choice}
          wasStopped={phase.wasStopped}
          isBack={phase.isBack}
          onStart={play}
          onPractise={practise}
        />
      );
    case 'practising':
      return (
        <Practice key={phase.number}>
          <RunningMultitask choice={{ ...choice, withoutClock: true }} onStop={stop} onOver={practised} />
        </Practice>
      );
    case 'practised':
      return <PracticeEnd title={m['games.multitask_master.info.title']()} onStart={play} onAgain={practise} />;
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
  wasStopped: boolean;
  isBack: boolean;
  onStart: () => void;
  onPractise: () => void;
};

/** Explains the game and offers difficulty and clock. */
function SetUpMultitask({ choice, ...rest }: SetUpMultitaskProps) {
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
      chosen={[m['games.difficulty']({ difficulty }), clockWords(withoutClock)]}
      time={timeWords(difficulty, withoutClock)}
      {...rest}
    >
      <Segments
        label={m['games.multitask_master.difficulty']()}
        hint={difficultyWords(difficulty)}
        segments={MULTITASK_DIFFICULTIES.map((value) => ({
          value,
          label: m['games.difficulty']({ difficulty: value }),
        }))}
        value={difficulty}
        onChange={(multitaskDifficulty) => changeSettings({ multitaskDifficulty })}
      />
      <ClockChoice game="multitaskClock" />
    </GameSetUp>
  );
}
