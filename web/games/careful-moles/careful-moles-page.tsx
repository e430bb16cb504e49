import { m } from '#messages';
import type { CarefulRun } from '#rules/games/careful-moles/careful-moles.ts';
import { type CarefulState, carefulRun } from '#rules/games/careful-moles/careful-moles-reducer.ts';
import { carefulResult } from '#rules/games/careful-moles/careful-moles-summary.ts';
import { ReadySetGo } from '../../play/frame/ready-set-go.tsx';
import { GameSetUp } from '../../play/set-up/game-set-up.tsx';
import { Practice, PracticeEnd } from '../../play/set-up/practice.tsx';
import { useGamePage } from '../../play/use-game-page.ts';
import TileCareful from '../../ui/art/tile-careful.svg?react';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { CarefulEnd } from './careful-end.tsx';
import { RunningCareful } from './running-careful.tsx';

export const meta = pageMeta(m['games.careful_moles.page_title'], m['games.careful_moles.page_description']);
export const handle = { footer: false };

export default function CarefulMolesPage() {
  const isCalm = !useSettings().carefulNumbers;
  const title = m['games.careful_moles.info.title']();
  const { phase, saved, play, practise, practised, stop, finish } = useGamePage<'careful-moles', CarefulRun>(
    'careful-moles',
  );
  const over = (state: CarefulState) => {
    const run = carefulRun(state, isCalm);
    finish(run, run, carefulResult(run));
  };

  switch (phase.name) {
    case 'set-up':
      return <SetUpCareful isCalm={isCalm} wasStopped={phase.wasStopped} onStart={play} onPractise={practise} />;
    case 'practising':
      return (
        <Practice key={phase.number}>
          <ReadySetGo title={title} hasClock onStop={stop}>
            <RunningCareful onStop={stop} onOver={practised} />
          </ReadySetGo>
        </Practice>
      );
    case 'practised':
      return <PracticeEnd title={title} onStart={play} onAgain={practise} />;
    case 'playing':
      return (
        <ReadySetGo title={title} hasClock onStop={stop}>
          <RunningCareful onStop={stop} onOver={over} />
        </ReadySetGo>
      );
    case 'over':
      return <CarefulEnd run={phase.ended} saved={saved} onPlayAgain={play} />;
  }
}

type SetUpCarefulProps = {
  isCalm: boolean;
  wasStopped: boolean;
  onStart: () => void;
  onPractise: () => void;
};

/** The set-up of Careful moles, with the option to play without numbers. */
function SetUpCareful({ isCalm, ...rest }: SetUpCarefulProps) {
  return (
    <GameSetUp
      title={m['games.careful_moles.info.title']()}
      lead={m['games.careful_moles.lead']()}
      picture={<TileCareful />}
      instructions={{
        mouse: m['games.careful_moles.mouse'](),
        finger: m['games.careful_moles.finger'](),
        keys: m['games.careful_moles.keys'](),
        screenReader: m['games.careful_moles.screen_reader'](),
      }}
      chosen={[numbersWords(isCalm)]}
      time={m['games.careful_moles.time']()}
      {...rest}
    >
      <SegmentedControl
        label={m['games.careful_moles.numbers.label']()}
        hint={m['games.careful_moles.numbers.hint']()}
        segments={[
          { value: 'with', label: numbersWords(false) },
          { value: 'calm', label: numbersWords(true) },
        ]}
        value={isCalm ? 'calm' : 'with'}
        onChange={(value) => changeSettings({ carefulNumbers: value === 'with' })}
      />
    </GameSetUp>
  );
}

function numbersWords(isCalm: boolean): string {
  return isCalm ? m['games.careful_moles.numbers.calm']() : m['games.careful_moles.numbers.with']();
}
