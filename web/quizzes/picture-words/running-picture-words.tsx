import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { PictureWords } from '#content/content.ts';
import { m } from '#messages';
import {
  type ChoicesEvent,
  type ChoicesState,
  choiceRun,
  choicesReducer,
  newChoicesState,
  pickedOnScreen,
  questionOnScreen,
} from '#rules/choices-reducer.ts';
import { DOUBLE_PRESS } from '#rules/quizzes/double-press.ts';
import type { PictureName } from '#rules/quizzes/picture-names.ts';
import {
  isRightWord,
  PICTURE_WORDS,
  type PictureWordItem,
  type PictureWordsRun,
  pictureWordItems,
} from '#rules/quizzes/picture-words.ts';
import { pictureWordsLevelItems } from '#rules/quizzes/picture-words-levels.ts';
import { RUN } from '#rules/runs.ts';
import { Announcement } from '../../play/announcement.tsx';
import { GameFrame } from '../../play/game-frame.tsx';
import { useGame } from '../../play/use-game.ts';
import { Card } from '../../ui/card.tsx';
import { KeyboardIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { randomSeed } from '../../ui/random-seed.ts';
import { playSound } from '../../ui/sounds.ts';
import { AnswerButtons } from '../answer-buttons.tsx';
import css from './picture-words.module.css';
import { wordedItem } from './worded-item.ts';

/** The pictures of a practice. */
const PRACTICE_ITEMS = 2;

const reduce = choicesReducer<PictureWordItem>(PICTURE_WORDS.nextItemAfterMs);

type RunningPictureWordsProps = {
  words: PictureWords;
  /** The pictures of a run with levels. */
  pictures?: readonly PictureName[] | undefined;
  /** The level of such a run. */
  level?: number | undefined;
  onStop: () => void;
  onOver: (report: PictureWordsRun) => void;
};

/** One quiz. A new quiz needs a new component. */
export function RunningPictureWords({ words: pictureWords, pictures, level, ...rest }: RunningPictureWordsProps) {
  const { onStop, onOver } = rest;
  const { state, isPaused, pause, resume, dispatch } = useGame<ChoicesState<PictureWordItem>, ChoicesEvent>({
    initialState: () => {
      const seed = randomSeed();
      return newChoicesState(seed, pictures ? pictureWordsLevelItems({ seed, pictures }) : pictureWordItems(seed));
    },
    reduce,
    isOver: ({ status }) => status === 'finished',
    isPracticeOver: ({ status, answers }) => status === 'asking' && answers.length >= PRACTICE_ITEMS,
    onOver: (over) => onOver(choiceRun(over)),
  });
  const { question: drawn, at } = questionOnScreen(state);
  const item = wordedItem(drawn, pictureWords);
  const picked = pickedOnScreen(state);
  const isRight = picked === null ? null : isRightWord(drawn, picked);
  /** The item before which Start or "Go on" was pressed; before the others, the pause after an answer has passed. */
  const [begunItem, setBegunItem] = useState(0);
  const keys = useId();
  const answers = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what moves the focus
  useEffect(() => {
    if (!isPaused) answers.current?.focus({ preventScroll: true });
  }, [at, isPaused]);
  useEffect(() => {
    if (isRight !== null) playSound(isRight ? 'right' : 'not-this-one');
  }, [isRight]);

  const markOf = (option: string, place: number) => {
    if (picked === null) return undefined;
    if (option === item.word) return 'right';
    return place === picked ? 'other' : undefined;
  };
  const answerWords = isRight
    ? m['quizzes.picture_words.running.right']()
    : m['quizzes.picture_words.running.word_is']({ word: item.word });
  const progress = { number: at + 1, count: PICTURE_WORDS.items };
  const question = { ...progress, clue: item.clue };
  return (
    <GameFrame
      title={m['games.picture_words.info.title']()}
      {...(level !== undefined && { choice: m['play.levels.level']({ level }) })}
      isPaused={isPaused}
      onPause={pause}
      onResume={() => {
        setBegunItem(state.answers.length);
        resume();
      }}
      onStop={onStop}
    >
      <div className={css.column}>
        <ProgressBar
          words={m['quizzes.picture_words.running.progress'](progress)}
          done={state.answers.length}
          of={PICTURE_WORDS.items}
        />
        <Card isRoomy isFree className={css.card}>
          <h2 className={css.question}>
            <ParaglideMessage
              message={m['quizzes.picture_words.running.question']}
              inputs={question}
              markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
            />
          </h2>
          <div className={css.picture}>
            <WordPicture name={item.picture} />
          </div>
          <AnswerButtons
            key={at}
            ref={answers}
            role="application"
            aria-label={m['quizzes.picture_words.running.question'](question)}
            aria-describedby={keys}
            columns={2}
            answers={item.options.map((option, place) => ({
              value: String(place),
              label: option,
              mark: markOf(option, place),
              isChosen: place === picked,
            }))}
            isOpen={picked === null && !isPaused}
            readyAfterMs={at === begunItem ? DOUBLE_PRESS.withinMs : RUN.minPressMs}
            onAnswer={(place, stamp) => dispatch({ type: 'option-picked', picked: Number(place) }, stamp)}
          />
          <p id={keys} className={css.keys}>
            <KeyboardIcon />
            {m['quizzes.picture_words.running.keys']()}
          </p>
        </Card>
      </div>
      <Announcement words={isRight === null ? '' : answerWords} />
    </GameFrame>
  );
}
