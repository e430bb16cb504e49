import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useId } from 'react';
import type { PictureWords } from '#content/content.ts';
import { m } from '#messages';
import { choicesReducer } from '#rules/games/choices-reducer.ts';
import type { PictureName } from '#rules/quizzes/picture-names.ts';
import {
  PICTURE_WORDS,
  type PictureWordItem,
  type PictureWordsRun,
  pictureWordItems,
} from '#rules/quizzes/picture-words.ts';
import { pictureWordsLevelItems } from '#rules/quizzes/picture-words-levels.ts';
import { AnswerButtons } from '../../play/choices/answer-buttons.tsx';
import { QuestionCard } from '../../play/choices/question-card.tsx';
import { useChoices } from '../../play/choices/use-choices.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import layout from '../../ui/layout.module.css';
import { loadWordPictures, WordPicture } from '../../ui/pictures/word-picture.tsx';
import css from './picture-words.module.css';
import { wordedItem } from './worded-item.ts';

loadWordPictures();

/** The number of pictures in a practice. */
const PRACTICE_ITEMS = 2;

const reduce = choicesReducer<PictureWordItem>(PICTURE_WORDS.nextItemAfterMs);

type RunningPictureWordsProps = {
  words: PictureWords;
  /** The pictures of a run with levels; undefined without levels. */
  pictures?: readonly PictureName[] | undefined;
  /** The level of such a run. */
  level?: number | undefined;
  onStop: () => void;
  onOver: (report: PictureWordsRun) => void;
};

/** Plays one quiz; use a new `key` for each quiz. */
export function RunningPictureWords({ words: pictureWords, pictures, level, ...rest }: RunningPictureWordsProps) {
  const { onStop, onOver } = rest;
  const {
    question: drawn,
    at,
    ...quiz
  } = useChoices<PictureWordItem>({
    questionsOf: (seed) => (pictures ? pictureWordsLevelItems({ seed, pictures }) : pictureWordItems(seed)),
    reduce,
    rightOf: ({ options }) => options.indexOf('word'),
    practiceQuestions: PRACTICE_ITEMS,
    onOver,
  });
  const item = wordedItem(drawn, pictureWords);
  const keys = useId();
  const answerWords = quiz.isRight
    ? m['quizzes.picture_words.running.right']()
    : m['quizzes.picture_words.running.word_is']({ word: item.word });
  const progress = { number: at + 1, count: PICTURE_WORDS.items };
  const question = { ...progress, clue: item.clue };
  return (
    <GameFrame
      title={m['games.picture_words.info.title']()}
      {...(level !== undefined && { setUp: m['play.levels.level']({ level }) })}
      {...quiz.pausing}
      onStop={onStop}
    >
      <QuestionCard
        className={css.round}
        words={m['quizzes.picture_words.running.progress'](progress)}
        done={quiz.done}
        of={PICTURE_WORDS.items}
        question={
          <ParaglideMessage
            message={m['quizzes.picture_words.running.question']}
            inputs={question}
            markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
          />
        }
        keys={{ id: keys, words: m['quizzes.picture_words.running.keys']() }}
      >
        <div className={css.picture}>
          <WordPicture name={item.picture} />
        </div>
        <AnswerButtons
          key={at}
          aria-label={m['quizzes.picture_words.running.question'](question)}
          aria-describedby={keys}
          columns={2}
          translate="no"
          answers={item.options.map((option, place) => ({
            value: String(place),
            label: option,
            mark: quiz.markOf(place),
            isChosen: place === quiz.picked,
          }))}
          {...quiz.buttons}
        />
      </QuestionCard>
      <Announcement words={quiz.isRight === null ? '' : answerWords} />
    </GameFrame>
  );
}
