import { Suspense, useEffect, useRef, useState } from 'react';
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
import { PauseNote } from './pause-note.tsx';
import css from './pictures.module.css';

type PictureStepProps = {
  /** Who signs in, as text. */
  of: string;
  /** The sentence after a wrong try. */
  wrong: string;
  /** The label of the button that goes back. */
  back: string;
  onSend: (pictures: Pictures) => Promise<void>;
  onBack: () => void;
};

/** Selects the three pictures in their order; the selected ones are shown at the top. */
export function PictureStep({ of, wrong, back, onSend, onBack }: PictureStepProps) {
  const [chosen, setChosen] = useState<readonly PictureName[]>([]);
  const [said, setSaid] = useState('');
  const [pauseEndsAt, setPauseEndsAt] = useState<Date | null>(null);
  const send = useRef<HTMLButtonElement>(null);
  const pause = useRef<HTMLDivElement>(null);
  const { submit, isBusy, problem, forgetProblem } = useSubmit(
    async () => {
      const [first, second, third] = chosen;
      if (!first || !second || !third) return;
      try {
        await onSend([first, second, third]);
      } catch (error) {
        if (isRequestProblem(error, 'wrong-pictures', 'too-many-tries')) setChosen([]);
        if (isRequestProblem(error, 'too-many-tries'))
          setPauseEndsAt(new Date(Date.now() + error.retryAfterSeconds * 1000));
        throw error;
      }
    },
    { sentence: (error) => (isRequestProblem(error, 'wrong-pictures') ? wrong : sentenceOf(error)) },
  );
  const isFull = chosen.length === PUPILS.picturesLong;

  const choose = (picture: PictureName) => {
    if (isBusy || isFull || chosen.includes(picture)) return;
    forgetProblem();
    const next = [...chosen, picture];
    setChosen(next);
    setSaid(m['pupils.sign_in.chosen_as']({ picture: pupilPictureName(picture), place: next.length }));
    // On a phone, the button that submits is above the pictures and outside the window.
    if (next.length === PUPILS.picturesLong) requestAnimationFrame(() => (send.current ?? pause.current)?.focus());
  };
  const takeBack = () => {
    const last = chosen.at(-1);
    if (isBusy || !last) return;
    setChosen(chosen.slice(0, -1));
    setSaid(m['pupils.sign_in.taken_back']({ picture: pupilPictureName(last) }));
  };

  useEffect(() => {
    if (pauseEndsAt) pause.current?.focus();
  }, [pauseEndsAt]);
  const endPause = () => {
    setPauseEndsAt(null);
    forgetProblem();
    setSaid(m['pupils.sign_in.pause_over']());
  };

  return (
    <Card as="div" isRoomy isWide className={css.step}>
      <Stack gap="s" isWide>
        <p className={css.of}>{of}</p>
        <h2 ref={focus} tabIndex={-1} className={css.task}>
          {m['pupils.sign_in.choose']({ place: chosen.length + 1 })}
        </h2>
      </Stack>
      {problem && !pauseEndsAt && (
        <div key={problem} ref={focus} tabIndex={-1}>
          <Note tone="caution">{problem}</Note>
        </div>
      )}
      {pauseEndsAt && <PauseNote ref={pause} endsAt={pauseEndsAt} onOver={endPause} />}
      <div className={css.chosen}>
        <Slots chosen={chosen} />
        <Row className={css.actions}>
          <Button look="quiet" aria-disabled={chosen.length === 0 || undefined} onPress={takeBack}>
            <ArrowCounterClockwiseIcon />
            {m['pupils.sign_in.take_back']()}
          </Button>
        </Row>
      </div>
      {isFull && !pauseEndsAt && (
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
          {back}
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
