import { useEffect, useId, useReducer, useRef } from 'react';
import type { RealAndMadeUp, WordOrNotBank } from '#content/content.ts';
import { m } from '#messages';
import { WORD_OR_NOT, type WordOrNotRun } from '#rules/games/word-or-not/word-or-not.ts';
import {
  answerOnScreen,
  isLongRun,
  isPracticeAnswerRight,
  newPractice,
  newWordOrNotState,
  practiceReducer,
  practiceTrial,
  trialOnScreen,
  type WordOrNotEvent,
  type WordOrNotState,
  wordOrNotReducer,
  wordOrNotRun,
} from '#rules/games/word-or-not/word-or-not-reducer.ts';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { useGame } from '../../play/use-game.ts';
import { Button } from '../../ui/controls/button.tsx';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { ArrowRightIcon } from '../../ui/icons.ts';
import { playSound } from '../../ui/speech/sounds.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { Lantern, LanternProgress } from './lantern.tsx';
import wordOrNotCss from './word-or-not.module.css';
import { WordQuestion } from './word-question.tsx';

type RunningWordOrNotProps = {
  bank: WordOrNotBank;
  /** The set of words of the run. */
  set: number;
  onStop: () => void;
  onOver: (run: WordOrNotRun) => void;
};

/**
 * Plays one run; use a new `key` for each run. Correct and wrong answers get the same mark, and the lantern lights up alike:
 * feedback would teach the words of the set, and change how readily a learner says "Word" to the next ones.
 */
export function RunningWordOrNot({ bank, set, onStop, onOver }: RunningWordOrNotProps) {
  const { state, isPaused, pausing, dispatch } = useGame<WordOrNotState, WordOrNotEvent>({
    initialState: () => newWordOrNotState(randomSeed(), set),
    reduce: wordOrNotReducer,
    isOver: ({ status }) => status === 'finished',
    isIdle: ({ status, shownAtMs }) => status === 'resting' || (status === 'asking' && shownAtMs !== null),
    isResting: ({ status }) => status === 'resting',
    onOver: (over) => onOver(wordOrNotRun(over, set)),
  });
  const { trial, at } = trialOnScreen(state);
  const { words: real = [], madeUp = [] } = bank[trial.part] ?? {};
  if (state.status === 'resting')
    return (
      <GameFrame title={m['games.word_or_not.info.title']()} onStop={onStop}>
        <Rest done={state.answers.length} onGoOn={pausing.onResume} />
      </GameFrame>
    );
  return (
    <GameFrame title={m['games.word_or_not.info.title']()} {...pausing} onStop={onStop}>
      <div className={wordOrNotCss.column}>
        <LanternProgress number={at + 1} done={state.answers.length} of={WORD_OR_NOT.trials} />
        <WordQuestion
          word={(trial.isWord ? real : madeUp)[trial.index] ?? ''}
          at={at}
          answer={answerOnScreen(state)}
          isOpen={!isPaused && state.status === 'asking'}
          onAnswer={(answer, stamp) => dispatch({ type: 'answer-pressed', answer }, stamp)}
        />
        <p className={wordOrNotCss.long} {...LIVE_REGION}>
          {isLongRun(state) && m['games.word_or_not.long']()}
        </p>
      </div>
    </GameFrame>
  );
}

/** The picture between two rounds. It stays until the learner goes on, and its time does not count. */
function Rest({ done, onGoOn }: { done: number; onGoOn: () => void }) {
  const words = useId();
  const goOn = useRef<HTMLButtonElement>(null);
  useEffect(() => goOn.current?.focus({ preventScroll: true }), []);
  const { trials, trialsInRound } = WORD_OR_NOT;
  return (
    <div className={wordOrNotCss.rest}>
      <div className={wordOrNotCss.light}>
        <Lantern lit={done / trials} />
      </div>
      <p id={words}>{m['games.word_or_not.rest']({ number: done / trialsInRound, count: trials / trialsInRound })}</p>
      <Button ref={goOn} size="l" aria-describedby={words} onPress={onGoOn}>
        {m['play.go_on']()}
        <ArrowRightIcon />
      </Button>
    </div>
  );
}

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
      <div className={wordOrNotCss.column}>
        <LanternProgress number={state.at + 1} done={state.at + (isRight === null ? 0 : 1)} of={state.trials.length} />
        <WordQuestion
          word={(trial.isWord ? words.words : words.madeUp)[trial.index] ?? ''}
          at={state.at}
          answer={state.answer}
          isOpen={state.answer === null}
          onAnswer={(answer) => dispatch({ type: 'answer-pressed', answer })}
        />
        <div className={wordOrNotCss.feedback}>
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
