import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import type { Letters } from '#content/content.ts';
import { m } from '#messages';
import { choicesReducer } from '#rules/games/choices-reducer.ts';
import {
  LETTER_ROUND,
  type LetterQuestion,
  type LetterRoundRun,
  letterQuestions,
  TURNING_LETTERS,
  type TurningLetter,
} from '#rules/games/letter-round/letter-round.ts';
import { AnswerButtons } from '../../play/choices/answer-buttons.tsx';
import { QuestionCard } from '../../play/choices/question-card.tsx';
import { useChoices } from '../../play/choices/use-choices.ts';
import { Announcement } from '../../play/frame/announcement.tsx';
import { GameFrame } from '../../play/frame/game-frame.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { currentSettings } from '../../ui/settings/device-settings.ts';
import { useSpeech } from '../../ui/speech/use-speech.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './letter-round.module.css';

/** The number of letters in a practice. */
const PRACTICE_QUESTIONS = 3;
/** Delay before a new letter is spoken, so that it is painted first. */
const SAY_AFTER_MS = 300;

const reduce = choicesReducer<LetterQuestion>(LETTER_ROUND.nextQuestionAfterMs);

type RunningLetterRoundProps = Pick<Letters, 'promptOf'> & {
  /** The letters that come more often; those at the start count for the whole round. */
  mixedUp: readonly TurningLetter[];
  onStop: () => void;
  onOver: (run: LetterRoundRun) => void;
};

/** Plays one round; use a new `key` for each round. The capital is also shown, for learners who cannot hear it. */
export function RunningLetterRound({ promptOf, mixedUp, onStop, onOver }: RunningLetterRoundProps) {
  const [often] = useState(mixedUp);
  const { question, at, ...round } = useChoices<LetterQuestion>({
    questionsOf: (seed) => letterQuestions(seed, often),
    reduce,
    rightOf: ({ letter, options }) => options.indexOf(letter),
    practiceQuestions: PRACTICE_QUESTIONS,
    onOver: (run) => onOver(often.length > 0 ? { ...run, mixedUp: often } : run),
  });
  const { letter, options } = question;
  const voice = useLetterVoice(letter, at, { promptOf, isPaused: round.isPaused });
  const keys = useId();
  const capital = letter.toUpperCase();
  const progress = { number: at + 1, count: LETTER_ROUND.questions };
  const answerWords = round.isRight ? m['games.letter_round.right']() : m['games.letter_round.letter_is']({ letter });
  return (
    <GameFrame title={m['games.letter_round.info.title']()} {...round.pausing} onStop={onStop}>
      <QuestionCard
        className={css.round}
        words={m['games.letter_round.progress'](progress)}
        done={round.done}
        of={LETTER_ROUND.questions}
        question={
          <ParaglideMessage
            message={m['games.letter_round.question']}
            inputs={{ ...progress, capital }}
            markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
          />
        }
        keys={{ id: keys, words: m['games.letter_round.running_keys']({ count: TURNING_LETTERS.length }) }}
      >
        <div className={css.asked}>
          <p className={css.capital} aria-hidden="true" translate="no">
            {capital}
          </p>
          <Button look="quiet" onPress={voice.sayAgain}>
            <SpeakerHighIcon />
            {m['games.letter_round.say_again']()}
          </Button>
        </div>
        <AnswerButtons
          key={at}
          aria-label={m['games.letter_round.question']({ ...progress, capital })}
          aria-describedby={keys}
          columns={2}
          answers={options.map((option, place) => ({
            value: String(place),
            label: option,
            shown: (
              <span className={css.letter} translate="no">
                {option}
              </span>
            ),
            mark: round.markOf(place),
            isChosen: place === round.picked,
          }))}
          {...round.buttons}
        />
        <p {...LIVE_REGION}>{voice.isSilent && m['games.letter_round.no_sound']()}</p>
      </QuestionCard>
      <Announcement words={round.isRight === null ? '' : answerWords} />
    </GameFrame>
  );
}

type LetterVoice = Pick<Letters, 'promptOf'> & { isPaused: boolean };

/** Speaks each new letter, unless sounds are off; `at` is its number. */
function useLetterVoice(letter: string, at: number, { promptOf, isPaused }: LetterVoice) {
  const prompts = useMemo(() => TURNING_LETTERS.map(promptOf), [promptOf]);
  const { say, stop } = useSpeech(prompts);
  const [isSilent, setIsSilent] = useState(false);
  const sayLetter = async () => {
    const said = await say(promptOf(letter), 'usual');
    if (said !== 'cut-off') setIsSilent(said === 'silent');
  };
  const sayNewLetter = useEffectEvent(() => currentSettings().sound && void sayLetter());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter can repeat, so its number is a dependency
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => sayNewLetter(), SAY_AFTER_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [at, isPaused]);
  return { isSilent, sayAgain: () => void sayLetter() };
}
