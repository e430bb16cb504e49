import { LETTER_QUIZ } from '#rules/screening/letter-quiz.ts';
import LettersLens from '../../ui/art/lens-letters.svg?react';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { SpeakerHighIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Lens } from '../../ui/lens.tsx';
import { StartsAgain } from '../starts-again.tsx';
import { TEST_WORD } from './letter-prompt.ts';
import css from './letter-quiz.module.css';
import { SoundNote } from './sound-note.tsx';
import type { Sound } from './use-letter-quiz.ts';

type StartCardProps = { sound: Sound; wasUnfinished: boolean; onStart: () => void; onHearTestWord: () => void };

/** What comes, before anything sounds. */
export function StartCard({ sound, wasUnfinished, onStart, onHearTestWord }: StartCardProps) {
  return (
    <section className={classNames(card.card, card.roomy, layout.stack, layout.stackM, layout.stackWide)}>
      <div className={css.head}>
        <Lens size={96}>
          <LettersLens />
        </Lens>
        <div className={classNames(layout.stack, layout.stackS)}>
          <h1>Hear a letter</h1>
          <p className={layout.lead}>{`You hear ${LETTER_QUIZ.letters} letters, one after the other.`}</p>
        </div>
      </div>
      {wasUnfinished && <StartsAgain />}
      <ul className={css.points}>
        <li>You need sound. Turn it on now.</li>
        <li>The voice says a letter, such as "capital B" or "small b". Type it as it is said.</li>
        <li>Capital letters and small letters count as different letters.</li>
        <li>You can hear each letter as often as you like. A guess is fine.</li>
        <li>You can stop at any time. Then this part starts again next time.</li>
      </ul>
      <SoundNote sound={sound} button="Hear a test word">
        {sound === 'heard' && <p>{`The test word is "${TEST_WORD}". If you did not hear it, turn the sound up.`}</p>}
      </SoundNote>
      <div className={layout.row}>
        <Button size="l" onPress={onStart}>
          Start
        </Button>
        <Button look="line" onPress={onHearTestWord}>
          <SpeakerHighIcon />
          Hear a test word
        </Button>
      </div>
    </section>
  );
}
