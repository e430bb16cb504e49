import { useEffect, useId, useRef } from 'react';
import { PICTURE_WORDS, type PictureWordsRun } from '#rules/quizzes/picture-words.ts';
import {
  isAnswerRight,
  itemOnScreen,
  newPictureWordsState,
  type PictureWordsEvent,
  type PictureWordsState,
  pickedOnScreen,
  pictureWordsReducer,
  pictureWordsRun,
} from '#rules/quizzes/picture-words-reducer.ts';
import { Announcement } from '../../sitting/announcement.tsx';
import { GameFrame } from '../../sitting/game-frame.tsx';
import { useGame } from '../../sitting/use-game.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { KeyboardIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { WordPicture } from '../../ui/pictures/word-picture.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { randomSeed } from '../../ui/random-seed.ts';
import { playSound } from '../../ui/sounds.ts';
import { AnswerButtons } from '../answer-buttons.tsx';
import css from './picture-words.module.css';

type RunningPictureWordsProps = { onStop: () => void; onOver: (report: PictureWordsRun) => void };

/** One sitting, from its first picture to its tenth; a new one is a new component. */
export function RunningPictureWords({ onStop, onOver }: RunningPictureWordsProps) {
  const {
    round: sitting,
    isPaused,
    pause,
    goOn,
    happened,
  } = useGame<PictureWordsState, PictureWordsEvent>({
    begin: () => newPictureWordsState(randomSeed()),
    reduce: pictureWordsReducer,
    isOver: ({ status }) => status === 'finished',
    onOver: (over) => onOver(pictureWordsRun(over)),
  });
  const { item, at } = itemOnScreen(sitting);
  const isRight = isAnswerRight(sitting);
  const picked = pickedOnScreen(sitting);
  const question = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new picture is what moves the focus
  useEffect(() => {
    if (!isPaused) heading.current?.focus({ preventScroll: true });
  }, [at, isPaused]);
  useEffect(() => {
    if (isRight !== null) playSound(isRight ? 'right' : 'not-this-one');
  }, [isRight]);

  const markOf = (option: string, place: number) => {
    if (picked === null) return undefined;
    if (option === item.word) return 'right';
    return place === picked ? 'other' : undefined;
  };
  const answerWords = isRight ? 'Right.' : `The word is ${item.word}.`;
  const words = `Picture ${at + 1} of ${PICTURE_WORDS.items}`;
  return (
    <GameFrame
      title="Visual Recognition"
      clock={null}
      isPaused={isPaused}
      onPause={pause}
      onGoOn={goOn}
      onStop={onStop}
    >
      <div className={css.column}>
        <ProgressBar words={words} done={sitting.answers.length} of={PICTURE_WORDS.items} />
        <section className={classNames(card.card, card.roomy, css.card)}>
          <h2 ref={heading} id={question} tabIndex={-1} className={css.question}>
            Which word fits the picture?
            <span className={layout.hidden}>{` ${words}: ${item.clue}.`}</span>
          </h2>
          <div className={css.picture}>
            <WordPicture name={item.picture} />
          </div>
          <AnswerButtons
            key={at}
            aria-labelledby={question}
            columns={2}
            answers={item.options.map((option, place) => ({
              value: String(place),
              label: option,
              mark: markOf(option, place),
              isChosen: place === picked,
            }))}
            onAnswer={(place, stamp) => happened({ type: 'word-picked', picked: Number(place) }, stamp)}
          />
          <p className={css.keys}>
            <KeyboardIcon />
            Keys: 1 to 4, or the arrow keys and Enter.
          </p>
        </section>
      </div>
      <Announcement words={isRight === null ? '' : answerWords} />
    </GameFrame>
  );
}
