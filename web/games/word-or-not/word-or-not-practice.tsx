import { useEffect, useReducer, useRef } from 'react';
import type { RealAndMadeUp } from '#content/content.ts';
import { m } from '#messages';
import {
  isPracticeAnswerRight,
  newPractice,
  practiceReducer,
  practiceTrial,
} from '#rules/games/word-or-not/word-or-not-reducer.ts';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { ArrowRightIcon } from '../../ui/icons.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import css from './word-or-not.module.css';
import { WordQuestion } from './word-question.tsx';

type WordOrNotPracticeProps = { words: RealAndMadeUp; onStop: () => void; onDone: () => void };

/** Eight words, each with the correct answer; nothing is stored or sent. */
export function WordOrNotPractice({ words, onStop, onDone }: WordOrNotPracticeProps) {
  const [state, dispatch] = useReducer(practiceReducer, null, () => newPractice(randomSeed()));
  const trial = practiceTrial(state);
  const isRight = isPracticeAnswerRight(state);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRight === null) return;
    playSound(isRight ? 'right' : 'not-this-one');
    next.current?.focus({ preventScroll: true });
  }, [isRight]);
  if (!trial) return null;
  const goOn = () => {
    if (state.at + 1 === state.trials.length) onDone();
    else dispatch({ type: 'next-requested' });
  };
  return (
    <GameFrame title={m['games.word_or_not.info.title']()} onStop={onStop}>
      <div className={css.column}>
        <ProgressBar
          words={m['games.word_or_not.progress']({ number: state.at + 1, count: state.trials.length })}
          done={state.at + (isRight === null ? 0 : 1)}
          of={state.trials.length}
        />
        <WordQuestion
          word={(trial.isWord ? words.words : words.madeUp)[trial.index] ?? ''}
          at={state.at}
          answer={state.answer}
          isOpen={state.answer === null}
          onAnswer={(answer) => dispatch({ type: 'answer-pressed', answer })}
        />
        <div className={css.feedback}>
          {isRight !== null && (
            <>
              <p id="feedback">{feedbackWords(isRight, trial.isWord)}</p>
              <Button ref={next} size="l" aria-describedby="feedback" onPress={goOn}>
                {m['games.word_or_not.practice.next']()}
                <ArrowRightIcon />
              </Button>
            </>
          )}
        </div>
      </div>
    </GameFrame>
  );
}

function feedbackWords(isRight: boolean, isWord: boolean): string {
  if (isRight)
    return isWord ? m['games.word_or_not.practice.right_word']() : m['games.word_or_not.practice.right_made_up']();
  return isWord ? m['games.word_or_not.practice.other_word']() : m['games.word_or_not.practice.other_made_up']();
}
