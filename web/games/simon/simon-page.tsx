import { useState } from 'react';
import { m } from '#messages';
import { SIMON, SIMON_DIFFICULTIES, type SimonDifficulty, type SimonRun, simonResult } from '#rules/games/simon.ts';
import { type SimonState, simonRun } from '#rules/games/simon-reducer.ts';
import { GameSetUp } from '../../play/game-set-up.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import TileSimon from '../../ui/art/tile-simon.svg?react';
import { Segments } from '../../ui/segments.tsx';
import { RunningSimon } from './running-simon.tsx';
import { SimonEnd } from './simon-end.tsx';

export const meta = () => [
  { title: m['games.simon.page_title']() },
  { name: 'description', content: m['games.simon.page_description']() },
];
export const handle = { footer: false };

export default function SimonPage() {
  const [difficulty, setDifficulty] = useState<SimonDifficulty>('normal');
  const [report, setReport] = useState<SimonRun | null>(null);
  const { phase, saved, save, play, stop, end } = useGamePage<'simon', SimonRun>('simon');
  const over = (state: SimonState) => {
    const run = simonRun(state);
    setReport(run);
    void save(run, simonResult(run));
  };

  switch (phase.name) {
    case 'set-up':
      return (
        <SetUpSimon difficulty={difficulty} onDifficulty={setDifficulty} wasStopped={phase.wasStopped} onStart={play} />
      );
    case 'playing':
      return (
        <RunningSimon
          difficulty={difficulty}
          onStop={stop}
          onOver={over}
          onFeedbackOver={() => report && end(report)}
        />
      );
    case 'over':
      return <SimonEnd report={phase.ended} saved={saved} onPlayAgain={play} />;
  }
}

type SetUpSimonProps = {
  difficulty: SimonDifficulty;
  onDifficulty: (difficulty: SimonDifficulty) => void;
  wasStopped: boolean;
  onStart: () => void;
};

/** Explains Simon and offers its speed. */
function SetUpSimon({ difficulty, onDifficulty, wasStopped, onStart }: SetUpSimonProps) {
  return (
    <GameSetUp
      title={m['games.simon.info.title']()}
      lead={m['games.simon.lead']()}
      picture={<TileSimon />}
      instructions={{
        mouse: m['games.simon.mouse'](),
        finger: m['games.simon.finger'](),
        keys: m['games.simon.keys'](),
      }}
      time={m['games.simon.time']()}
      wasStopped={wasStopped}
      onStart={onStart}
    >
      <Segments
        label={m['games.speed']()}
        hint={m['games.simon.speed']({ seconds: SIMON.flashMs[difficulty] / 1000 })}
        segments={SIMON_DIFFICULTIES.map((value) => ({ value, label: m['games.difficulty']({ difficulty: value }) }))}
        value={difficulty}
        onChange={onDifficulty}
      />
    </GameSetUp>
  );
}
