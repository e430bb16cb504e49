import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { HELPED, type Helped, stepToAskAbout } from '#rules/screening/report/tried-steps.ts';
import { answerStep, triedSteps } from '../../device/tried-steps.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { isSameDay } from '../../ui/words/dates.ts';
import css from '../report.module.css';
import { StepWords } from './suggestions.tsx';

const ANSWERS: Record<Helped, () => string> = {
  yes: m['report.did_it_help.yes'],
  'a-bit': m['report.did_it_help.a_bit'],
  no: m['report.did_it_help.no'],
};

/** Asks about one suggestion that was ticked on an earlier day; one question per page load. */
export function DidItHelp({ owner, now }: { owner: string | null; now: Date }) {
  const [step] = useState(() => stepToAskAbout(triedSteps(owner), (since) => !isSameDay(new Date(since), now)));
  const [helped, setHelped] = useState<Helped | null>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Takes the focus, because the pressed button was removed.
    if (helped) thanks.current?.focus();
  }, [helped]);
  if (!step) return null;
  const answer = (chosen: Helped) => {
    answerStep(owner, step, chosen);
    setHelped(chosen);
  };
  return (
    <Card isRoomy className={css.screenOnly} aria-labelledby="did-it-help">
      <p>{m['report.did_it_help.trying']()}</p>
      <StepWords step={step} />
      <h2 id="did-it-help">{m['report.did_it_help.title']()}</h2>
      {helped ? (
        <p ref={thanks} tabIndex={-1}>
          {m['report.did_it_help.thanks']({ helped })}
        </p>
      ) : (
        <Row>
          {HELPED.map((each) => (
            <Button key={each} look="line" onPress={() => answer(each)}>
              {ANSWERS[each]()}
            </Button>
          ))}
        </Row>
      )}
    </Card>
  );
}
