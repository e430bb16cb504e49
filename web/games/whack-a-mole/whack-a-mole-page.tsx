import { useState } from 'react';
import { m } from '#messages';
import { MOLE_DIFFICULTIES, type MoleRun, moleResult, WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import { type MoleState, moleRun } from '#rules/games/whack-a-mole-reducer.ts';
import { EndPanel } from '../../play/end-panel.tsx';
import { ClockChoice } from '../../play/game-choices.tsx';
import { GameSetUp } from '../../play/game-set-up.tsx';
import { ReadySetGo } from '../../play/ready-set-go.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import type { SavedRun } from '../../play/use-save-run.ts';
import TileWack from '../../ui/art/tile-wack.svg?react';
import { Segments } from '../../ui/segments.tsx';
import { leadWords, type MoleChoice, moleFigures, tipWords, titleWords } from './mole-words.ts';
import { RunningMoles } from './running-moles.tsx';

export const meta = () => [
  { title: m['games.whack_a_mole.page_title']() },
  { name: 'description', content: m['games.whack_a_mole.page_description']() },
];
export const handle = { footer: false };

export default function WhackAMolePage() {
  const [choice, setChoice] = useState<MoleChoice>({ difficulty: 'easy', withoutClock: false });
  const { phase, saved, play, stop, finish } = useGamePage<'whack-a-mole', MoleRun>('whack-a-mole');
  const over = (state: MoleState) => {
    const report = moleRun(state);
    finish(report, report, moleResult(report));
  };

  switch (phase.name) {
    case 'set-up':
      return <SetUpMoles choice={choice} onChoice={setChoice} wasStopped={phase.wasStopped} onStart={play} />;
    case 'playing':
      return (
        <ReadySetGo
          title={m['games.whack_a_mole.info.title']()}
          choice={m['games.difficulty'](choice)}
          hasClock={!choice.withoutClock}
          onStop={stop}
        >
          <RunningMoles choice={choice} onStop={stop} onOver={over} />
        </ReadySetGo>
      );
    case 'over':
      return <MolesEnd report={phase.ended} saved={saved} onPlayAgain={play} />;
  }
}

type MolesEndProps = { report: MoleRun; saved: SavedRun; onPlayAgain: () => void };

function MolesEnd({ report, ...rest }: MolesEndProps) {
  return (
    <EndPanel
      game="whack-a-mole"
      title={titleWords(report)}
      lead={leadWords(report)}
      figures={moleFigures(report)}
      tip={tipWords(report)}
      {...rest}
    />
  );
}

type SetUpMolesProps = {
  choice: MoleChoice;
  onChoice: (choice: MoleChoice) => void;
  wasStopped: boolean;
  onStart: () => void;
};

/** Explains Whack-a-Mole and offers speed and clock. */
function SetUpMoles({ choice, onChoice, wasStopped, onStart }: SetUpMolesProps) {
  return (
    <GameSetUp
      title={m['games.whack_a_mole.info.title']()}
      lead={m['games.whack_a_mole.lead']()}
      picture={<TileWack />}
      instructions={{
        mouse: m['games.whack_a_mole.mouse'](),
        finger: m['games.whack_a_mole.finger'](),
        keys: m['games.whack_a_mole.keys'](),
        screenReader: m['games.whack_a_mole.screen_reader'](),
      }}
      time={timeWords(choice)}
      wasStopped={wasStopped}
      onStart={onStart}
    >
      <ClockChoice
        withoutClock={choice.withoutClock}
        onChange={(withoutClock) => onChoice({ ...choice, withoutClock })}
      />
      <Segments
        label={m['games.speed']()}
        hint={speedWords(choice)}
        segments={MOLE_DIFFICULTIES.map((value) => ({ value, label: m['games.difficulty']({ difficulty: value }) }))}
        value={choice.difficulty}
        onChange={(difficulty) => onChoice({ ...choice, difficulty })}
      />
    </GameSetUp>
  );
}

function speedWords({ difficulty, withoutClock }: MoleChoice): string {
  const seconds = WHACK_A_MOLE.intervalMs[difficulty] / 1000;
  return withoutClock
    ? m['games.whack_a_mole.speed_without_clock']({ seconds })
    : m['games.whack_a_mole.speed']({ seconds });
}

function timeWords({ withoutClock }: MoleChoice): string {
  return withoutClock
    ? m['games.whack_a_mole.time_without_clock']({ count: WHACK_A_MOLE.molesWithoutClock })
    : m['games.whack_a_mole.time']({ count: WHACK_A_MOLE.durationMs / 1000 });
}
