import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router';
import type { PupilCard } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { shownGroupCode } from '#rules/groups/groups.ts';
import { Button } from '../../ui/controls/button.tsx';
import { usePrintTitle } from '../../ui/focus/use-print-title.ts';
import { PrinterIcon } from '../../ui/icons.ts';
import { classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { PupilPicture, pupilPictureName } from '../../ui/pictures/pupil-picture.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { picturesAddress } from '../group-words.ts';
import cards from './cards.module.css';
import css from './pupil-cards.module.css';
import { QrCode } from './qr-code.tsx';

type PupilCardsProps = { title: string; made: readonly PupilCard[]; onDone: () => void };

/** Printable sign-in cards of pupils. Only the cards are printed, on every page that renders them. */
export function PupilCards({ title, made, onDone }: PupilCardsProps) {
  const [isPrinted, setIsPrinted] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useLeavingUnprinted(!isPrinted);
  usePrintTitle(m['pupils.cards.file_name']());
  const heading = useRef<HTMLHeadingElement>(null);
  // In an effect, because a dialog that is removed in the same render keeps the page inert until its effects have run.
  useEffect(() => heading.current?.focus(), []);
  const isBlocked = blocker.state === 'blocked';
  const stay = () => {
    setIsAsking(false);
    blocker.reset?.();
  };
  const leave = async () => {
    // Rendered before the navigation, so that the blocker does not stop it again.
    flushSync(() => setIsPrinted(true));
    setIsAsking(false);
    if (isBlocked) blocker.proceed();
    else onDone();
  };
  return (
    <Stack gap="m" isWide className={css.alone}>
      <Stack gap="m" isWide className={cards.screenOnly}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Note tone="caution">
          <p>{m['pupils.cards.only_now']()}</p>
          <p>{m['pupils.cards.cut']()}</p>
        </Note>
        <Row>
          <Button
            onPress={() => {
              setIsPrinted(true);
              print();
            }}
          >
            <PrinterIcon />
            {m['pupils.cards.print']({ count: made.length })}
          </Button>
          <Button look="line" onPress={() => (isPrinted ? onDone() : setIsAsking(true))}>
            {m['pupils.cards.done']()}
          </Button>
        </Row>
      </Stack>
      <ul className={cards.cards} aria-label={m['pupils.cards.list']()}>
        {made.map((card) => (
          <li key={`${card.pupilCode} ${card.name}`} className={classNames(cards.card, css.card)}>
            <CardOf card={card} />
          </li>
        ))}
      </ul>
      {(isBlocked || isAsking) && (
        <ConfirmDialog
          title={m['pupils.cards.leave_title']()}
          sentence={m['pupils.cards.leave_sentence']()}
          confirm={m['pupils.cards.leave']()}
          keep={m['pupils.cards.stay']()}
          onConfirm={leave}
          onClose={stay}
        />
      )}
    </Stack>
  );
}

/** Asks for confirmation before a navigation or unload while the cards have not been printed. */
function useLeavingUnprinted(isUnprinted: boolean) {
  const isNow = useRef(isUnprinted);
  const blocker = useBlocker(() => isNow.current);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnprinted) event.preventDefault();
  });
  useEffect(() => {
    isNow.current = isUnprinted;
  }, [isUnprinted]);
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', listen);
    return () => removeEventListener('beforeunload', listen);
  }, []);
  return blocker;
}

function CardOf({ card: { name, className, pupilCode, pictures } }: { card: PupilCard }) {
  const address = picturesAddress(window.location.origin, pupilCode);
  return (
    <>
      <QrCode text={address} label={m['pupils.cards.qr']()} />
      <div className={cards.words}>
        <p className={css.name}>{name}</p>
        <p>{m['pupils.cards.class']({ name: className })}</p>
        <p>{m['pupils.cards.how']()}</p>
        <p className={cards.address} translate="no">
          {address}
        </p>
        <p>
          {m['pupils.cards.code']()}{' '}
          <span className={css.code} translate="no">
            {shownGroupCode(pupilCode)}
          </span>
        </p>
        <ol className={css.pictures} aria-label={m['pupils.cards.pictures']()}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <span className={css.drawing} aria-hidden="true">
                <Suspense>
                  <PupilPicture name={picture} />
                </Suspense>
              </span>
              <span>
                {index + 1}. {pupilPictureName(picture)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
