import { Suspense, useRef, useState } from 'react';
import { m } from '#messages';
import { type PupilPicture as PictureName, type Pictures, PUPIL_PICTURES, PUPILS } from '#rules/groups/pupils.ts';
import { isRequestProblem, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PressButton } from '../../ui/controls/press-button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { ArrowCounterClockwiseIcon, ArrowLeftIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { PupilPicture, pupilPictureName } from '../../ui/pictures/pupil-picture.tsx';
import { Announced } from '../../ui/words/announced.tsx';
import css from './pictures.module.css';

/** For longer waiting times the message says that the teacher can end the wait. */
const LONGEST_SHORT_PAUSE_MS = 10 * 60_000;

type PictureStepProps = {
  /** Who signs in, as text. */
  of: string;
  onSend: (pictures: Pictures) => Promise<void>;
  onBack: () => void;
};

/** Selects the three pictures in their order; the selected ones are shown at the top. */
export function PictureStep({ of, onSend, onBack }: PictureStepProps) {
  const [chosen, setChosen] = useState<readonly PictureName[]>([]);
  const [said, setSaid] = useState('');
  const send = useRef<HTMLButtonElement>(null);
  const { submit, isBusy, problem, forgetProblem } = useSubmit(
    async () => {
      const [first, second, third] = chosen;
      if (!first || !second || !third) return;
      try {
        await onSend([first, second, third]);
      } catch (error) {
        if (isRequestProblem(error, 'wrong-pictures', 'too-many-tries')) setChosen([]);
        throw error;
      }
    },
    { sentence: refusalWords },
  );
  const isFull = chosen.length === PUPILS.picturesLong;

  const choose = (picture: PictureName) => {
    if (isBusy || isFull || chosen.includes(picture)) return;
    forgetProblem();
    const next = [...chosen, picture];
    setChosen(next);
    setSaid(m['pupils.sign_in.chosen_as']({ picture: pupilPictureName(picture), place: next.length }));
    // On a phone, the button that submits is above the pictures and outside the window.
    if (next.length === PUPILS.picturesLong) requestAnimationFrame(() => send.current?.focus());
  };
  const takeBack = () => {
    const last = chosen.at(-1);
    if (isBusy || !last) return;
    setChosen(chosen.slice(0, -1));
    setSaid(m['pupils.sign_in.taken_back']({ picture: pupilPictureName(last) }));
  };

  return (
    <Card as="div" isRoomy isWide className={css.step}>
      <Stack gap="s" isWide>
        <p className={css.of}>{of}</p>
        <h2 ref={focus} tabIndex={-1} className={css.task}>
          {m['pupils.sign_in.choose']({ place: chosen.length + 1 })}
        </h2>
      </Stack>
      {problem && (
        <div key={problem} ref={focus} tabIndex={-1}>
          <Note tone="caution">{problem}</Note>
        </div>
      )}
      <div className={css.chosen}>
        <Slots chosen={chosen} />
        <Row className={css.actions}>
          <Button look="quiet" aria-disabled={chosen.length === 0 || undefined} onPress={takeBack}>
            <ArrowCounterClockwiseIcon />
            {m['pupils.sign_in.take_back']()}
          </Button>
        </Row>
      </div>
      {isFull && (
        <Row>
          <Button ref={send} size="l" isPending={isBusy} onPress={() => submit()}>
            {m['pupils.sign_in.send']()}
          </Button>
        </Row>
      )}
      <Announced>{said}</Announced>
      <ul className={css.grid} aria-label={m['pupils.sign_in.grid']()}>
        {PUPIL_PICTURES.map((picture) => (
          <li key={picture}>
            <PictureButton
              picture={picture}
              place={chosen.indexOf(picture) + 1}
              isResting={isFull}
              onPress={() => choose(picture)}
            />
          </li>
        ))}
      </ul>
      <Row>
        <Button look="quiet" onPress={onBack}>
          <ArrowLeftIcon />
          {m['pupils.sign_in.change']()}
        </Button>
      </Row>
    </Card>
  );
}

/** A slot for each picture, with its number until it is filled. */
function Slots({ chosen }: { chosen: readonly PictureName[] }) {
  return (
    <ol className={css.slots} aria-label={m['pupils.sign_in.chosen']()}>
      {Array.from({ length: PUPILS.picturesLong }, (_, index) => {
        const picture = chosen[index];
        const place = index + 1;
        return (
          <li key={place} className={css.slot} data-filled={picture !== undefined}>
            <span className={layout.hidden}>
              {picture
                ? m['pupils.sign_in.chosen_as']({ picture: pupilPictureName(picture), place })
                : m['pupils.sign_in.place_empty']({ place })}
            </span>
            {picture && (
              <Suspense>
                <PupilPicture name={picture} />
              </Suspense>
            )}
            <span className={css.number} aria-hidden="true">
              {place}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type PictureButtonProps = {
  picture: PictureName;
  /** Its position among the selected pictures, from 1; 0 while it is not selected. */
  place: number;
  isResting: boolean;
  onPress: () => void;
};

function PictureButton({ picture, place, isResting, onPress }: PictureButtonProps) {
  const name = pupilPictureName(picture);
  return (
    <PressButton
      className={css.picture}
      aria-disabled={isResting || place > 0 || undefined}
      data-chosen={place > 0 || undefined}
      {...(place > 0 && { 'aria-label': m['pupils.sign_in.chosen_as']({ picture: name, place }) })}
      onPress={onPress}
    >
      <span className={css.drawing} aria-hidden="true">
        <Suspense>
          <PupilPicture name={picture} />
        </Suspense>
      </span>
      <span>{name}</span>
      {place > 0 && (
        <span className={css.number} aria-hidden="true">
          {place}
        </span>
      )}
    </PressButton>
  );
}

function refusalWords(error: unknown): string {
  if (isRequestProblem(error, 'wrong-pictures')) return m['pupils.sign_in.wrong']();
  if (!isRequestProblem(error, 'too-many-tries')) return sentenceOf(error);
  const waitMs = error.retryAfterSeconds * 1000;
  if (waitMs > LONGEST_SHORT_PAUSE_MS) return m['pupils.sign_in.pause_long']();
  return m['pupils.sign_in.pause']({ minutes: Math.max(1, Math.ceil(waitMs / 60_000)) });
}
