import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { m } from '#messages';
import { choicesReducer } from '#rules/games/choices-reducer.ts';
import {
  rightOption,
  SOUND_MATCH,
  type SoundMatchRun,
  type SoundQuestion,
  soundQuestions,
} from '#rules/games/sound-match/sound-match.ts';
import { AnswerButtons } from '../../play/choices/answer-buttons.tsx';
import { QuestionCard } from '../../play/choices/question-card.tsx';
import { useChoices } from '../../play/choices/use-choices.ts';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { loadWordPictures, WordPicture } from '../../ui/pictures/word-picture.tsx';
import { useSettings } from '../../ui/settings/device-settings.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './sound-match.module.css';
import { type PicturedWord, picturedWord, type SoundWords, wordsAlike } from './sound-words.ts';
import { useWordsInTurn } from './use-words-in-turn.ts';

loadWordPictures();

/** The number of questions in a practice. */
const PRACTICE_QUESTIONS = 2;

const reduce = choicesReducer<SoundQuestion>(SOUND_MATCH.nextQuestionAfterMs);

type RunningSoundMatchProps = {
  words: SoundWords;
  onStop: () => void;
  onOver: (run: SoundMatchRun) => void;
};

/** Plays one game; use a new `key` for each game. The words are written if the learner wants it or cannot hear them. */
export function RunningSoundMatch({ words, onStop, onOver }: RunningSoundMatchProps) {
  const wereWritten = useRef(false);
  const { question, at, ...game } = useChoices<SoundQuestion>({
    questionsOf: soundQuestions,
    reduce,
    rightOf: rightOption,
    practiceQuestions: PRACTICE_QUESTIONS,
    onOver: (run) => onOver({ ...run, withWords: wereWritten.current }),
  });
  const word = picturedWord(question.word, words);
  const options = question.options.map((option) => picturedWord(option, words));
  const { promptOf, sounds } = words.sounds;
  const allPrompts = useMemo(() => sounds.flat().map(promptOf), [sounds, promptOf]);
  const voice = useWordsInTurn({
    at,
    prompts: [word, ...options].map(({ picture }) => promptOf(picture)),
    allPrompts,
    isOn: game.buttons.isOpen,
  });
  const { soundMatchWords, sound } = useSettings();
  const areWritten = soundMatchWords || !sound || voice.isSilent;
  useEffect(() => {
    if (areWritten) wereWritten.current = true;
  }, [areWritten]);
  const isAnswered = game.picked !== null;
  const keys = useId();
  const progress = { number: at + 1, count: SOUND_MATCH.questions };
  const alike = wordsAlike(question, words);
  const pictured = (each: PicturedWord, place: number) => (
    <Pictured {...each} isWritten={areWritten || isAnswered} isSaid={voice.saying === place} />
  );
  return (
    <GameFrame title={m['games.sound_match.info.title']()} {...game.pausing} onStop={onStop}>
      <QuestionCard
        className={css.round}
        words={m['games.sound_match.progress'](progress)}
        done={game.done}
        of={SOUND_MATCH.questions}
        question={
          <ParaglideMessage
            message={m['games.sound_match.question']}
            inputs={{ ...progress, word: word.word }}
            markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
          />
        }
        keys={{ id: keys, words: m['games.sound_match.running_keys']({ count: SOUND_MATCH.options }) }}
      >
        <div className={css.asked} aria-hidden="true">
          {pictured(word, 0)}
        </div>
        <AnswerButtons
          key={at}
          aria-label={m['games.sound_match.question']({ ...progress, word: word.word })}
          aria-describedby={keys}
          columns={3}
          translate="no"
          answers={options.map((option, place) => ({
            value: String(place),
            label: option.word,
            shown: pictured(option, place + 1),
            mark: game.markOf(place),
            isChosen: place === game.picked,
          }))}
          {...game.buttons}
        />
        <p {...LIVE_REGION} className={css.status}>
          {isAnswered
            ? game.isRight
              ? m['games.sound_match.right'](alike)
              : m['games.sound_match.alike'](alike)
            : voice.isSilent && m['games.sound_match.no_sound']()}
        </p>
        <Button look="quiet" aria-disabled={isAnswered || undefined} onPress={() => isAnswered || voice.sayAgain()}>
          <SpeakerHighIcon />
          {m['games.sound_match.hear_again']()}
        </Button>
      </QuestionCard>
    </GameFrame>
  );
}

/** A picture with space for its word, which is empty until the word is written. */
function Pictured({ picture, word, isWritten, isSaid }: PicturedWord & { isWritten: boolean; isSaid: boolean }) {
  return (
    <span className={css.pictured} data-said={isSaid || undefined}>
      <span className={css.picture}>
        <WordPicture name={picture} />
      </span>
      <span className={css.word}>{isWritten && word}</span>
    </span>
  );
}
