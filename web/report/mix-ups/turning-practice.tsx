import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Letters } from '#content/content.ts';
import { m } from '#messages';
import { seededRandom } from '#rules/figures/random.ts';
import { LETTER_CONFUSIONS } from '#rules/screening/letter-quiz/letter-confusions.ts';
import { isRightLetter, type LetterAnswer } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { drawTurningLetters } from '#rules/screening/letter-quiz/turning-practice.ts';
import { Button } from '../../ui/controls/button.tsx';
import { randomSeed } from '../../ui/focus/random-seed.ts';
import { ArrowClockwiseIcon } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { useSpeech } from '../../ui/speech/use-speech.ts';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import { GridWithKey } from './confusion-grid.tsx';
import css from './turning-practice.module.css';

/** Delay between the press and the next spoken letter, so that a screen reader can announce its number first. */
const NEW_LETTER_AFTER_MS = 900;

type PracticeProps = Pick<Letters, 'promptOf'>;

/** Eight spoken letters, b, d, p and q twice each; nothing is stored or sent. */
export default function TurningPractice({ promptOf }: PracticeProps) {
  const [letters, setLetters] = useState(newLetters);
  const [answers, setAnswers] = useState<readonly LetterAnswer[]>([]);
  const heard = letters[answers.length];
  if (heard === undefined)
    return (
      <PracticeEnd
        answers={answers}
        onAgain={() => {
          setLetters(newLetters());
          setAnswers([]);
        }}
      />
    );
  return (
    <LetterChoice
      number={answers.length + 1}
      count={letters.length}
      heard={heard}
      promptOf={promptOf}
      onChoose={(typed) => setAnswers([...answers, { heard, typed }])}
    />
  );
}

type LetterChoiceProps = PracticeProps & {
  number: number;
  count: number;
  heard: string;
  onChoose: (letter: string) => void;
};

/** Speaks a letter and asks which one it was. */
function LetterChoice({ number, count, heard, promptOf, onChoose }: LetterChoiceProps) {
  const prompts = useMemo(() => LETTER_CONFUSIONS.letters.map(promptOf), [promptOf]);
  const { say } = useSpeech(prompts);
  const [isSilent, setIsSilent] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const sayLetter = async () => {
    const said = await say(promptOf(heard), 'usual');
    if (said !== 'cut-off') setIsSilent(said === 'silent');
  };
  const sayNewLetter = useEffectEvent(() => void sayLetter());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter can repeat, so its number is a dependency
  useEffect(() => {
    const pause = setTimeout(() => sayNewLetter(), NEW_LETTER_AFTER_MS);
    return () => clearTimeout(pause);
  }, [number]);
  // Takes the focus, because the pressed button was removed.
  useEffect(() => question.current?.focus(), []);
  return (
    <Stack>
      <p className={layout.soft} {...LIVE_REGION}>
        {m['report.confusions.practice.progress']({ number, count })}
      </p>
      <p ref={question} tabIndex={-1}>
        {m['report.confusions.practice.question']()}
      </p>
      <Row>
        {LETTER_CONFUSIONS.letters.map((letter) => (
          <Button key={letter} size="l" look="line" onPress={() => onChoose(letter)}>
            <span className={css.letter} translate="no">
              {letter}
            </span>
          </Button>
        ))}
      </Row>
      <Button look="quiet" onPress={() => void sayLetter()}>
        <ArrowClockwiseIcon />
        {m['report.confusions.practice.say_again']()}
      </Button>
      <p {...LIVE_REGION}>{isSilent && m['report.confusions.practice.no_sound']()}</p>
    </Stack>
  );
}

/** The eight answers in the confusion matrix. */
function PracticeEnd({ answers, onAgain }: { answers: readonly LetterAnswer[]; onAgain: () => void }) {
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <Stack>
      <p ref={result} tabIndex={-1}>
        {m['report.confusions.practice.done']({ right: answers.filter(isRightLetter).length, count: answers.length })}
      </p>
      <GridWithKey answers={answers} />
      <p>{m['report.confusions.practice.not_kept']()}</p>
      <Button look="line" onPress={onAgain}>
        {m['report.confusions.practice.again']()}
      </Button>
    </Stack>
  );
}

function newLetters(): string[] {
  return drawTurningLetters(seededRandom(randomSeed()));
}
