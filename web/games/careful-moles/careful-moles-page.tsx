import { useQuery } from '@tanstack/react-query';
import type { GameRun } from '#contract/games/game-runs.ts';
import { m } from '#messages';
import { USUAL_RANGE, usualRangeOf } from '#rules/figures/usual-range.ts';
import { CAREFUL_MOLES, type CarefulRun } from '#rules/games/careful-moles/careful-moles.ts';
import { type CarefulState, carefulRun } from '#rules/games/careful-moles/careful-moles-reducer.ts';
import {
  CAREFUL_RELIABILITY,
  carefulResult,
  carefulSummary,
  carefulValidity,
} from '#rules/games/careful-moles/careful-moles-summary.ts';
import { showsScore } from '#rules/games/runs.ts';
import { lastGames, RUNS_CHARTED } from '../../activities/runs-chart.tsx';
import { runsQuery } from '../../api/game-runs.ts';
import { useSession } from '../../api/session.tsx';
import { EndPanel } from '../../play/end/end-panel.tsx';
import { ReadySetGo } from '../../play/frame/ready-set-go.tsx';
import { GamePhases, useGamePage } from '../../play/game-page.tsx';
import type { SavedRun } from '../../play/saving/use-save-run.ts';
import { GameSetUp, type SetUpProps } from '../../play/set-up/game-set-up.tsx';
import TileCareful from '../../ui/art/tile-careful.svg?react';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { Chart } from '../../ui/figures/chart.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { changeSettings, useSettings } from '../../ui/settings/device-settings.ts';
import { dayOrToday } from '../../ui/words/dates.ts';
import { listWords } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { carefulFigures, formatDecimals, leadWords, rangeWords, tipWords, titleWords } from './careful-words.ts';
import { CAREFUL_MOLES_INFO } from './info.ts';
import { RunningCareful } from './running-careful.tsx';

export const meta = pageMeta(m['games.careful_moles.page_title'], m['games.careful_moles.page_description']);
export const handle = { footer: false };

export default function CarefulMolesPage() {
  const isCalm = !useSettings().carefulNumbers;
  const title = m['games.careful_moles.info.title']();
  const page = useGamePage<'careful-moles', CarefulRun>('careful-moles');
  const { saved, play, practised, stop, finish } = page;
  const over = (state: CarefulState) => {
    const run = carefulRun(state, isCalm);
    finish(run, run, carefulResult(run));
  };

  return (
    <GamePhases
      title={title}
      page={page}
      setUp={(given) => <SetUpCareful isCalm={isCalm} {...given} />}
      practice={
        <ReadySetGo title={title} hasClock onStop={stop}>
          <RunningCareful onStop={stop} onOver={practised} />
        </ReadySetGo>
      }
      playing={() => (
        <ReadySetGo title={title} hasClock onStop={stop}>
          <RunningCareful onStop={stop} onOver={over} />
        </ReadySetGo>
      )}
      over={(run) => <CarefulEnd run={run} saved={saved} onPlayAgain={play} />}
    />
  );
}

/** The set-up of Careful moles, with the option to play without numbers. */
function SetUpCareful({ isCalm, ...rest }: SetUpProps & { isCalm: boolean }) {
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

type CarefulEndProps = { run: CarefulRun; saved: SavedRun; onPlayAgain: () => void };

/** The end of a game. It has no numbers if the player chose so, or if the run has a validity problem. */
export function CarefulEnd({ run, saved, onPlayAgain }: CarefulEndProps) {
  const summary = carefulSummary(run);
  const ended = { summary, validity: carefulValidity(summary), isCalm: run.isCalm };
  const hasNumbers = !ended.isCalm && ended.validity === null;
  return (
    <EndPanel
      game="careful-moles"
      title={titleWords(ended)}
      why={ended.isCalm || hasNumbers ? undefined : leadWords(ended)}
      lead={ended.isCalm || hasNumbers ? leadWords(ended) : undefined}
      figures={hasNumbers ? carefulFigures(summary) : []}
      tip={tipWords(ended)}
      saved={saved}
      hasBest={hasNumbers}
      hasChart={hasNumbers}
      onPlayAgain={onPlayAgain}
    >
      {hasNumbers && saved.run && <OwnRange run={saved.run} />}
      {hasNumbers && <ErrorRates />}
    </EndPanel>
  );
}

function ErrorRates() {
  const { medianMs, deviationMs, falseAlarms } = CAREFUL_RELIABILITY;
  return (
    <Stack gap="s">
      <h2>{m['games.careful_moles.sure.title']()}</h2>
      <p>
        {m['games.careful_moles.sure.halves']({
          reaction: formatDecimals(medianMs, 2),
          variation: formatDecimals(deviationMs, 2),
          rabbits: formatDecimals(falseAlarms, 2),
        })}
      </p>
      <p>{m['games.careful_moles.sure.no_norm']()}</p>
    </Stack>
  );
}

/** The last games with numbers as bars; after three earlier games also the learner's usual range. */
function OwnRange({ run }: { run: GameRun }) {
  const { session } = useSession();
  const { data } = useQuery(runsQuery(session.learner?.id ?? null));
  const before = (data?.['careful-moles'] ?? []).filter((each) => each.runId !== run.runId && showsScore(each));
  const runs = [run, ...before].slice(0, RUNS_CHARTED);
  const scores = runs.map(({ score }) => score).reverse();
  const usual = usualRangeOf(
    before.map(({ score }) => score),
    CAREFUL_MOLES.usualDifferencePercent,
  );
  const range = usual && { from: Math.max(0, Math.round(usual.from)), until: Math.min(100, Math.round(usual.until)) };
  const missing = USUAL_RANGE.minEarlier - before.length;
  const now = new Date();
  const [first, last] = [dayOrToday(runs.at(-1)?.timestamp ?? run.timestamp, now), dayOrToday(run.timestamp, now)];
  return (
    <Stack gap="s" isWide>
      <h2>{runs.length > 1 ? lastGames(runs) : m['games.careful_moles.range.title']()}</h2>
      {runs.length > 1 && (
        <Chart
          values={scores}
          whole={100}
          first={first}
          last={m['play.runs.newest']({ day: last, score: CAREFUL_MOLES_INFO.scoreWords({ score: run.score }) })}
          sentence={m['play.runs.chart']({
            score_title: CAREFUL_MOLES_INFO.scoreTitle(),
            first,
            last,
            scores: listWords(scores.map(String)),
          })}
          usual={range && { ...range, words: m['games.careful_moles.range.usual'](range) }}
        />
      )}
      <p>{range ? rangeWords(run.score, range) : m['games.careful_moles.range.missing']({ count: missing })}</p>
    </Stack>
  );
}
