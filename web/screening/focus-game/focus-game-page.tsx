import { useEffect, useRef, useState } from 'react';
import type { FocusGameReport } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { percentageOf } from '#rules/figures/percentage.ts';
import { FOCUS_GAME, focusGameVerdict } from '#rules/screening/focus-game/focus-game.ts';
import { betterHalf } from '#rules/screening/focus-game/focus-game-report.ts';
import { validityOf } from '#rules/screening/validity.ts';
import { PATHS } from '../../paths.ts';
import { NewLeaf } from '../../play/end/new-leaf.tsx';
import { SharesAfterTask } from '../../play/end/shares-after-task.tsx';
import { SavingNote } from '../../play/saving/saving-note.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import { ArrowCounterClockwiseIcon } from '../../ui/icons.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { playSound } from '../../ui/speech/sounds.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { formatPercent } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { PartFrame } from '../part-frame.tsx';
import { usePreloadedPages } from '../preload-pages.ts';
import { ResultsGate } from '../results-gate.tsx';
import { type AttemptSaving, finishedPart, useSaveAttempt } from '../use-save-attempt.ts';
import { ValidityNote } from '../validity-note.tsx';
import { GameStart } from './game-start.tsx';
import { NextPart } from './next-part.tsx';
import { Practice, RunningGame } from './running-game.tsx';

export const meta = pageMeta(m['screening.focus_game.page_title'], m['screening.focus_game.page_description']);
export const handle = { footer: false };

type Phase =
  | { name: 'start'; after: 'nothing' | 'stop' | 'practice' }
  | { name: 'practising' | 'playing' }
  | { name: 'over'; report: FocusGameReport };

export default function FocusGamePage() {
  return (
    <ResultsGate part="focus-game">
      <FocusGame />
    </ResultsGate>
  );
}

function FocusGame() {
  const attempt = useSaveAttempt('focus-game');
  const [phase, setPhase] = useState<Phase>({
    name: 'start',
    after: attempt.wasUnfinished ? 'stop' : 'nothing',
  });
  usePreloadedPages('focus-game');

  const play = () => {
    attempt.begin();
    setPhase({ name: 'playing' });
  };
  const finish = (report: FocusGameReport) => {
    void attempt.save(report);
    setPhase({ name: 'over', report });
  };

  switch (phase.name) {
    case 'start':
      return <GameStart after={phase.after} onPractise={() => setPhase({ name: 'practising' })} onStart={play} />;
    case 'practising':
      return <Practice onOver={() => setPhase({ name: 'start', after: 'practice' })} />;
    case 'playing':
      return <RunningGame onStopped={() => setPhase({ name: 'start', after: 'stop' })} onFinished={finish} />;
    case 'over':
      return <TimesUp report={phase.report} saving={attempt.saving} onTryAgain={attempt.tryAgain} onPlayAgain={play} />;
  }
}

type TimesUpProps = {
  report: FocusGameReport;
  saving: AttemptSaving<'focus-game'>;
  onTryAgain: () => void;
  onPlayAgain: () => void;
};

/** The end of an attempt: its result, where it is stored, and the next step. */
function TimesUp({ report, saving, onTryAgain, onPlayAgain }: TimesUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    playSound('end-of-game');
  }, []);

  const validity = validityOf('focus-game', report);
  return (
    <PartFrame part="focus-game">
      <Card isRoomy gap="m" isWide>
        <Stack gap="s">
          <h1 ref={heading} tabIndex={-1}>
            {m['screening.focus_game.end.title']()}
          </h1>
          {validity === null && <p className={layout.lead}>{nearSentence(report)}</p>}
        </Stack>
        {validity !== null && (
          <ValidityNote part="focus-game" validity={validity}>
            {validity === 'too-little-movement' && <p className={layout.soft}>{checksSentence(report)}</p>}
          </ValidityNote>
        )}
        {validity === null ? <NextPart savingState={saving.state} /> : <AnotherGo onPlayAgain={onPlayAgain} />}
        <NewLeaf kind="focus-game" saving={saving} />
        {validity === null && (
          <Disclosure title={m['screening.focus_game.end.figures']()}>
            <RoundFigures report={report} />
          </Disclosure>
        )}
        {/* At the end of the card, so that nothing below it moves when its text changes. */}
        <SavingNote saving={saving} onTryAgain={onTryAgain} />
        <SharesAfterTask finished={finishedPart('focus-game', saving)} />
      </Card>
    </PartFrame>
  );
}

function nearSentence(report: FocusGameReport): string {
  const { focusPercentage } = focusGameVerdict(report);
  return m['screening.focus_game.end.near']({ percent: formatPercent(focusPercentage) });
}

function checksSentence({ totalChecks }: FocusGameReport): string {
  const looked = m['screening.focus_game.end.looked']({ count: totalChecks });
  return joinSentences(looked, m['screening.focus_game.end.has_to_look']({ count: FOCUS_GAME.minChecks }));
}

function AnotherGo({ onPlayAgain }: { onPlayAgain: () => void }) {
  return (
    <Row>
      <Button size="l" onPress={onPlayAgain}>
        <ArrowCounterClockwiseIcon />
        {m['screening.another_go']()}
      </Button>
      <ButtonLink size="l" look="line" to={PATHS.letterQuiz}>
        {m['screening.continue']()}
      </ButtonLink>
    </Row>
  );
}

type Half = FocusGameReport['firstHalf'];

const BETTER_HALVES = {
  first: m['screening.focus_game.end.first_half_better'],
  second: m['screening.focus_game.end.second_half_better'],
  same: m['screening.focus_game.end.halves_same'],
};

/** The numbers of an attempt, each with its meaning. */
function RoundFigures({ report }: { report: FocusGameReport }) {
  const better = betterHalf(report);
  return (
    <Stack>
      <Figures
        figures={[
          {
            term: m['screening.focus_game.end.longest_away'](),
            figure: secondsInWords(report.longestDriftMs),
            meaning: m['screening.focus_game.end.by_clock'](),
          },
          { term: m['screening.focus_game.end.first_half'](), ...inWords(report.firstHalf) },
          { term: m['screening.focus_game.end.second_half'](), ...inWords(report.secondHalf) },
        ]}
      />
      {better && <p>{BETTER_HALVES[better]()}</p>}
    </Stack>
  );
}

function secondsInWords(ms: number): string {
  return m['screening.focus_game.end.seconds']({ seconds: Number((ms / 1000).toFixed(1)) });
}

function inWords({ focusedMoments, totalChecks }: Half): { figure: string; meaning: string } {
  if (totalChecks === 0)
    return {
      figure: m['screening.focus_game.end.not_known'](),
      meaning: m['screening.focus_game.end.did_not_move'](),
    };
  return {
    figure: formatPercent(percentageOf(focusedMoments, totalChecks)),
    meaning: m['screening.focus_game.end.while_moving'](),
  };
}
