import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { type AgeBand, needsGrownUp } from '#rules/people/age-band.ts';
import { IN_THIS_TAB, storedText } from '../device/stored.ts';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { focus } from '../ui/focus/focus.ts';
import { Card, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { WholeWords } from '../ui/words/whole-words.tsx';

const answeredIn = storedText('grown-up-is-here', IN_THIS_TAB);

/** Whether to ask a child if an adult is with them, and the answer, which is stored for this tab. */
export function useGrownUpQuestion(
  learner: Learner | null,
  ageBand: AgeBand | null,
): { isAsking: boolean; answer: () => void } {
  const player = learner?.id ?? 'visitor';
  const [answeredBy, setAnsweredBy] = useState<string | null>(null);
  const isChild = ageBand !== null && needsGrownUp(ageBand);
  return {
    isAsking: isChild && answeredBy !== player && answeredIn.read() !== player,
    answer: () => {
      setAnsweredBy(player);
      // Without storage the question comes again on the next page.
      answeredIn.write(player);
    },
  };
}

/** Asks a child for a grown-up beside them. */
export function GrownUpQuestion({ onYes }: { onYes: () => void }) {
  const [isAlone, setIsAlone] = useState(false);
  return (
    <Card isRoomy gap="m" isWide>
      <Stack gap="s">
        <h1>
          <WholeWords>{m['screening.grown_up.title']()}</WholeWords>
        </h1>
        {isAlone ? (
          // Takes the focus, because the pressed button was removed.
          <p ref={focus} tabIndex={-1} className={layout.lead}>
            {m['screening.grown_up.later']()}
          </p>
        ) : (
          <p className={layout.lead}>{m['screening.grown_up.lead']()}</p>
        )}
      </Stack>
      <Row>
        <Button size="l" onPress={onYes}>
          {m['screening.grown_up.yes']()}
        </Button>
        {isAlone ? (
          <ButtonLink size="l" look="line" to={PATHS.games}>
            {m['screening.grown_up.games']()}
          </ButtonLink>
        ) : (
          <Button size="l" look="line" onPress={() => setIsAlone(true)}>
            {m['screening.grown_up.no']()}
          </Button>
        )}
      </Row>
    </Card>
  );
}
