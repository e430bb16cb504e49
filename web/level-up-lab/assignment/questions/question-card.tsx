import { type RefObject, useEffect, useId, useRef } from 'react';
import type { PassageQuestion } from '#content/content.ts';
import { m } from '#messages';
import { DOUBLE_PRESS } from '#rules/quizzes/double-press.ts';
import { READING_RUN } from '#rules/reading/reading-run.ts';
import { AnswerButtons } from '../../../play/choices/answer-buttons.tsx';
import { ListenButton } from '../../../read-aloud/listen-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { ArrowRightIcon, BookOpenTextIcon } from '../../../ui/icons.ts';
import { Card, Row, Stack } from '../../../ui/layout/layout.tsx';
import layout from '../../../ui/layout.module.css';
import { playSound } from '../../../ui/speech/sounds.ts';
import css from './questions.module.css';

type QuestionCardProps = {
  /** The heading, which takes the focus. */
  ref: RefObject<HTMLHeadingElement | null>;
  asked: PassageQuestion;
  /** The order in which its options are shown. */
  order: readonly number[];
  /** The index of the question. */
  at: number;
  /** The index of the picked option; null before an answer. */
  picked: number | null;
  onPick: (place: number) => void;
  onGoOn: () => void;
  onShowText: () => void;
};

/**
 * One question with its options; after an answer also the correct option and the sentence in the text that shows it.
 */
export function QuestionCard({ ref, asked, order, at, picked, onPick, onGoOn, onShowText }: QuestionCardProps) {
  const heading = useId();
  const read = useRef<HTMLDivElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const right = order.indexOf(0);
  const markOf = (place: number) => {
    if (picked === null) return undefined;
    if (place === right) return 'right' as const;
    return place === picked ? ('other' as const) : undefined;
  };
  const count = READING_RUN.questions;
  return (
    <Card gap="m" isWide aria-labelledby={heading}>
      <ProgressBar
        words={m['level_up_lab.reading.progress']({ number: at + 1, count })}
        done={at + (picked === null ? 0 : 1)}
        of={count}
      />
      <Stack ref={read} gap="m" isWide>
        <Stack gap="s">
          <p className={layout.soft}>{m['level_up_lab.reading.kind']({ kind: asked.kind })}</p>
          <h2 ref={ref} id={heading} tabIndex={-1} className={css.question}>
            {asked.question}
          </h2>
        </Stack>
        <AnswerButtons
          aria-label={m['level_up_lab.reading.answers']()}
          answers={order.map((option, place) => ({
            value: String(place),
            label: asked.options[option] ?? '',
            mark: markOf(place),
            isChosen: place === picked,
          }))}
          isRead
          isOpen={picked === null}
          readyAfterMs={DOUBLE_PRESS.withinMs}
          onAnswer={(place) => onPick(Number(place))}
        />
        {picked !== null && <Feedback asked={asked} isRight={picked === right} goOn={goOn} />}
      </Stack>
      {picked !== null && (
        <Row>
          <Button ref={goOn} size="l" onPress={onGoOn}>
            {at + 1 < count ? m['level_up_lab.reading.next']() : m['level_up_lab.reading.see_result']()}
            <ArrowRightIcon />
          </Button>
        </Row>
      )}
      <Row isTight>
        <ListenButton of={read} />
        <Button look="quiet" onPress={onShowText}>
          <BookOpenTextIcon />
          {m['level_up_lab.reading.to_the_text']()}
        </Button>
      </Row>
    </Card>
  );
}

/** The correct option of a question. Two paragraphs, because Listen has a separate recording for each. */
export function RightOption({ asked }: { asked: PassageQuestion }) {
  return (
    <div>
      <p className={layout.soft}>{m['level_up_lab.reading.this_is_right']()}</p>
      <p>
        <strong>{asked.options[0]}</strong>
      </p>
    </div>
  );
}

type FeedbackProps = { asked: PassageQuestion; isRight: boolean; goOn: RefObject<HTMLButtonElement | null> };

/** Takes the focus, so that screen readers read it and the next Tab leads on to `goOn`, which is brought into view. */
function Feedback({ asked, isRight, goOn }: FeedbackProps) {
  const feedback = useRef<HTMLDivElement>(null);
  useEffect(() => {
    feedback.current?.focus();
    goOn.current?.scrollIntoView({ block: 'nearest' });
    playSound(isRight ? 'right' : 'not-this-one');
  }, [isRight, goOn]);
  return (
    <div ref={feedback} tabIndex={-1} className={css.feedback}>
      <p>{isRight ? m['level_up_lab.reading.right']() : m['level_up_lab.reading.other']()}</p>
      {!isRight && <RightOption asked={asked} />}
      <p className={layout.soft}>{m['level_up_lab.reading.evidence']()}</p>
      <blockquote className={css.evidence}>
        <mark>{asked.evidence}</mark>
      </blockquote>
    </div>
  );
}
