import { useEffect, useRef } from 'react';
import type { Passage } from '#content/content.ts';
import { m } from '#messages';
import { optionOrders, type ReadingRun } from '#rules/reading/reading-run.ts';
import { questionAt } from '#rules/reading/reading-run-reducer.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { Card, Row } from '../../../ui/layout/layout.tsx';
import { QuestionCard } from './question-card.tsx';
import { useReadingRun } from './use-reading-run.ts';

type PassageQuestionsProps = {
  passage: Passage;
  isVoiceOn: boolean;
  /** Called when the first question opens. */
  onOpen: () => void;
  onFinished: (run: ReadingRun) => void;
  /** Moves the focus to the text. */
  onShowText: () => void;
};

/** An invitation to the questions of a passage, then the questions; use a new `key` for each passage. */
export function PassageQuestions({ passage, isVoiceOn, onOpen, onFinished, onShowText }: PassageQuestionsProps) {
  const { state, openQuestions, pick, goOn } = useReadingRun(passage.id, isVoiceOn, onFinished);
  const question = useRef<HTMLHeadingElement>(null);
  const at = questionAt(state);
  const isOpen = state.status !== 'reading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves for each new question
  useEffect(() => {
    if (isOpen) question.current?.focus();
  }, [isOpen, at]);
  if (!isOpen)
    return (
      <Card gap="m" aria-labelledby="questions">
        <h2 id="questions">{m['level_up_lab.reading.invitation.title']()}</h2>
        <p>{m['level_up_lab.reading.invitation.sentence']()}</p>
        <Row>
          <Button
            look="line"
            size="l"
            onPress={() => {
              onOpen();
              openQuestions();
            }}
          >
            <CheckIcon />
            {m['level_up_lab.reading.invitation.start']()}
          </Button>
        </Row>
      </Card>
    );
  const asked = passage.questions[at];
  const order = optionOrders(state.seed)[at];
  if (!asked || !order) return null;
  const picked = state.status === 'asking' ? null : (state.answers[at]?.picked ?? null);
  return (
    <QuestionCard key={at} ref={question} {...{ asked, order, at, picked, onShowText }} onPick={pick} onGoOn={goOn} />
  );
}
