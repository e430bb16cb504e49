import { useEffect, useRef } from 'react';
import type { FocusGameReport } from '#contract/screening/screening-attempts.ts';
import { m } from '#messages';
import { FOCUS_GAME, focusGameVerdict } from '#rules/screening/focus-game/focus-game.ts';
import { validityOf } from '#rules/screening/validity.ts';
import { PATHS } from '../../paths.ts';
import { NewLeaf } from '../../play/end/new-leaf.tsx';
import { SavingNote } from '../../play/saving/saving-note.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { ArrowCounterClockwiseIcon } from '../../ui/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import layout from '../../ui/layout.module.css';
import { playSound } from '../../ui/speech/sounds.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { formatPercent } from '../../ui/words/number-words.ts';
import { PartFrame } from '../part-frame.tsx';
import type { AttemptSaving } from '../use-save-attempt.ts';
import { ValidityNote } from '../validity-note.tsx';
import { NextPart } from './next-part.tsx';
import { RoundFigures } from './round-figures.tsx';

type TimesUpProps = {
  report: FocusGameReport;
  saving: AttemptSaving<'focus-game'>;
  onTryAgain: () => void;
  onPlayAgain: () => void;
};

/** The end of an attempt: its result, where it is stored, and the next step. */
export function TimesUp({ report, saving, onTryAgain, onPlayAgain }: TimesUpProps) {
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
