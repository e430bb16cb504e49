import type { RealAndMadeUp } from '#content/content.ts';
import { m } from '#messages';
import { WORD_OR_NOT, type WordOrNotRun } from '#rules/games/word-or-not/word-or-not.ts';
import {
  answerOnScreen,
  isLongRun,
  newWordOrNotState,
  trialOnScreen,
  type WordOrNotEvent,
  type WordOrNotState,
  wordOrNotReducer,
  wordOrNotRun,
} from '#rules/games/word-or-not/word-or-not-reducer.ts';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { useGame } from '../../play/use-game.ts';
import { ProgressBar } from '../../ui/figures/progress-bar.tsx';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './word-or-not.module.css';
import { WordQuestion } from './word-question.tsx';

type RunningWordOrNotProps = {
  words: readonly RealAndMadeUp[];
  onStop: () => void;
  onOver: (run: WordOrNotRun) => void;
};

/** Plays one run; use a new `key` for each run. Correct and wrong answers get the same mark. */
export function RunningWordOrNot({ words, onStop, onOver }: RunningWordOrNotProps) {
  const { state, isPaused, pause, resume, dispatch } = useGame<WordOrNotState, WordOrNotEvent>({
    initialState: () => newWordOrNotState(randomSeed()),
    reduce: wordOrNotReducer,
    isOver: ({ status }) => status === 'finished',
    isIdle: ({ status, shownAtMs }) => status === 'asking' && shownAtMs !== null,
    onOver: (over) => onOver(wordOrNotRun(over)),
  });
  const { trial, at } = trialOnScreen(state);
  const { words: real = [], madeUp = [] } = words[trial.part] ?? {};
  return (
    <GameFrame
      title={m['games.word_or_not.info.title']()}
      isPaused={isPaused}
      onPause={pause}
      onResume={resume}
      onStop={onStop}
    >
      <div className={css.column}>
        <ProgressBar
          words={m['games.word_or_not.progress']({ number: at + 1, count: WORD_OR_NOT.trials })}
          done={state.answers.length}
          of={WORD_OR_NOT.trials}
        />
        <WordQuestion
          word={(trial.isWord ? real : madeUp)[trial.index] ?? ''}
          at={at}
          answer={answerOnScreen(state)}
          isOpen={!isPaused && state.status === 'asking'}
          onAnswer={(answer, stamp) => dispatch({ type: 'answer-pressed', answer }, stamp)}
        />
        <p className={css.long} {...LIVE_REGION}>
          {isLongRun(state) && m['games.word_or_not.long']()}
        </p>
      </div>
    </GameFrame>
  );
}
