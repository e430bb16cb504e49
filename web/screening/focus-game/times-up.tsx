import { useEffect, useRef } from 'react';
import type { FocusGameReport } from '#contract/screening-attempts.ts';
import { formatPercent } from '#rules/number-words.ts';
import { FOCUS_GAME, focusGameVerdict, hasEnoughChecks } from '#rules/screening/focus-game.ts';
import { SavingNote } from '../../sitting/saving-note.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { playSound } from '../../ui/sounds.ts';
import { PartFrame } from '../part-frame.tsx';
import { SENT_WORDS } from '../results-place/sent-words.ts';
import type { AttemptSaving } from '../use-save-attempt.ts';
import { NextPart } from './next-part.tsx';
import { RoundFigures } from './round-figures.tsx';
import { TooLittleMovement } from './too-little-movement.tsx';

type TimesUpProps = {
  report: FocusGameReport;
  saving: AttemptSaving<'focus-game'>;
  onTryAgain: () => void;
  onAnotherGo: () => void;
};

/** The end of a sitting: what happened in it, where it is kept, and what comes next. */
export function TimesUp({ report, saving, onTryAgain, onAnotherGo }: TimesUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    playSound('end-of-game');
  }, []);

  const isEnough = hasEnoughChecks(report.totalChecks);
  const savingNote = <SavingNote saving={saving} sentWords={SENT_WORDS} onTryAgain={onTryAgain} />;
  return (
    <PartFrame part="focus-game">
      <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM, layout.stackWide)}>
        <div className={classNames(layout.stack, layout.stackS)}>
          <h1 ref={heading} tabIndex={-1}>
            Time's Up
          </h1>
          <p className={layout.lead}>{isEnough ? nearSentence(report) : TOO_LITTLE}</p>
          {!isEnough && <p className={layout.soft}>{checksSentence(report)}</p>}
        </div>
        {isEnough && <RoundFigures report={report} />}
        {savingNote}
        {isEnough ? <NextPart savingState={saving.state} /> : <TooLittleMovement onAnotherGo={onAnotherGo} />}
      </section>
    </PartFrame>
  );
}

const TOO_LITTLE = 'There was too little movement to tell. Would you like another go?';

function nearSentence(report: FocusGameReport): string {
  const { focusPercentage } = focusGameVerdict(report);
  return `While you moved, you were near the ball ${formatPercent(focusPercentage)} of the times the game looked.`;
}

function checksSentence({ totalChecks }: FocusGameReport): string {
  const looked = `The game looks only while you move. It looked ${times(totalChecks)}.`;
  return `${looked} It has to look ${times(FOCUS_GAME.minChecks)} to tell.`;
}

function times(count: number): string {
  return count === 1 ? '1 time' : `${count} times`;
}
