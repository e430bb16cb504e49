import { useEffect, useRef } from 'react';
import type { Passage, Passages } from '#content/content.ts';
import { m } from '#messages';
import { optionOrders, READING_RUN, type ReadingRun, readingResult, rightAnswers } from '#rules/reading/reading-run.ts';
import { questionAt } from '#rules/reading/reading-run-reducer.ts';
import { PATHS } from '../../../paths.ts';
import { EndPanel, loadEndPanel } from '../../../play/end/end-panel.tsx';
import type { SavedRun } from '../../../play/saving/use-save-run.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckIcon } from '../../../ui/icons.ts';
import { Card, Row, Stack } from '../../../ui/layout/layout.tsx';
import { useLoadedAfterPage } from '../../../ui/loading/use-loaded-after-page.ts';
import { QuestionCard, RightOption } from './question-card.tsx';
import css from './questions.module.css';
import { useReadingRun } from './use-reading-run.ts';

type PassageQuestionsProps = {
  passage: Passage;
  isVoiceOn: boolean;
  /** Called when the first question opens. */
  onOpen: () => void;
  /** Called with the last answer. */
  onAnswered: (run: ReadingRun) => void;
  /** Called when the learner leaves the last question. */
  onFinished: (run: ReadingRun) => void;
  /** Moves the focus to the text. */
  onShowText: () => void;
};

/** An invitation to the questions of a passage, then the questions; use a new `key` for each passage. */
export function PassageQuestions({ passage, isVoiceOn, onOpen, onShowText, ...ends }: PassageQuestionsProps) {
  const { state, openQuestions, pick, goOn } = useReadingRun(passage.id, isVoiceOn, ends);
  const question = useRef<HTMLHeadingElement>(null);
  useLoadedAfterPage(loadEndPanel);
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

type ReadingEndProps = {
  passages: Passages;
  run: ReadingRun;
  saved: SavedRun;
  /** Opens a passage. */
  onRead: (passage: Passage) => void;
};

/** The result of a passage, the questions with wrong answers, and the next passage. */
export function ReadingEnd({ passages, run, saved, onRead }: ReadingEndProps) {
  const passage = passages.find(({ id }) => id === run.passage) ?? passages[0];
  const next = passages[passages.indexOf(passage) + 1] ?? passages[0];
  const { score, validity } = readingResult(run);
  const isRight = rightAnswers(run);
  const missed = passage.questions.filter((_, question) => !isRight[question]);
  return (
    <EndPanel
      game="reading-passage"
      title={m['level_up_lab.reading.end.title']({ title: passage.title })}
      why={validity && m['level_up_lab.reading.end.too_fast']()}
      lead={validity ? undefined : m['level_up_lab.reading.end.lead']({ score, count: READING_RUN.questions })}
      figures={[]}
      saved={saved}
      goOn={{
        words: nextWords(passage, next),
        onPress: () => onRead(next),
        again: m['level_up_lab.reading.end.read_again'](),
      }}
      onPlayAgain={() => onRead(passage)}
      backTo={{ path: PATHS.levelUpLab, label: m['level_up_lab.assignment.back']() }}
    >
      {!validity && missed.length > 0 && (
        <Stack gap="s" isWide>
          <h2>{m['level_up_lab.reading.end.again']()}</h2>
          <Stack as="ul" isWide>
            {missed.map((asked) => (
              <li key={asked.question}>
                <p>{asked.question}</p>
                <RightOption asked={asked} />
                <p className={css.evidence}>
                  <mark>{asked.evidence}</mark>
                </p>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </EndPanel>
  );
}

function nextWords({ level }: Passage, next: Passage): string {
  return next.level > level
    ? m['level_up_lab.reading.end.next_level']({ level: next.level, title: next.title })
    : m['level_up_lab.reading.end.next']({ title: next.title });
}
