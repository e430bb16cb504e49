import { Suspense, useEffect, useRef } from 'react';
import type { PupilCard } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { shownGroupCode } from '#rules/groups/groups.ts';
import { compareNames } from '#rules/groups/register-order.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { usePrintTitle } from '../../ui/focus/use-print-title.ts';
import { PrinterIcon } from '../../ui/icons.ts';
import { classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import { PupilPicture, pupilPictureName } from '../../ui/pictures/pupil-picture.tsx';
import { cardAddress } from '../group-words.ts';
import cards from './cards.module.css';
import css from './pupil-cards.module.css';
import { QrCode } from './qr-code.tsx';

type PupilCardsProps = { title: string; made: readonly PupilCard[]; onDone: () => void };

/** Printable sign-in cards of pupils in the order of a register, each class on its own sheets. Only the cards are printed. */
export function PupilCards({ title, made, onDone }: PupilCardsProps) {
  usePrintTitle(m['pupils.cards.file_name']());
  const heading = useRef<HTMLHeadingElement>(null);
  // In an effect, because a dialog that is removed in the same render keeps the page inert until its effects have run.
  useEffect(() => heading.current?.focus(), []);
  const classes = [...new Set(made.map(({ className }) => className))];
  return (
    <Stack gap="m" isWide className={css.alone}>
      <Stack gap="m" isWide className={cards.screenOnly}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{m['pupils.cards.cut']()}</p>
        <p>{m['pupils.cards.codes']()}</p>
      </Stack>
      {/* Nothing can be printed before its pictures are loaded: the card would have empty frames. */}
      <Suspense fallback={<p className={cards.screenOnly}>{m['shared.one_moment']()}</p>}>
        <Row className={cards.screenOnly}>
          <Button onPress={() => print()}>
            <PrinterIcon />
            {m['pupils.cards.print']({ count: made.length })}
          </Button>
          <Button look="line" onPress={onDone}>
            {m['pupils.cards.done']()}
          </Button>
        </Row>
        {classes.map((name) => (
          <ul
            key={name}
            className={classNames(cards.cards, css.sheet)}
            aria-label={m['pupils.cards.list_of']({ name })}
          >
            {made
              .filter(({ className }) => className === name)
              .sort((one, other) => compareNames(one.name, other.name))
              .map((card) => (
                <li key={card.cardCode} className={classNames(cards.card, css.card)}>
                  <CardOf card={card} />
                </li>
              ))}
          </ul>
        ))}
      </Suspense>
    </Stack>
  );
}

function CardOf({ card: { name, kind, className, pupilCode, cardCode, cardSecret, pictures } }: { card: PupilCard }) {
  const { origin } = window.location;
  return (
    <>
      <QrCode text={cardAddress(origin, cardSecret)} label={m['pupils.cards.qr']()} />
      <div className={cards.words}>
        <div className={css.whose}>
          <p className={css.name}>{name}</p>
          <p>{m['pupils.cards.class']({ kind, name: className })}</p>
        </div>
        <p>{m['pupils.cards.how']()}</p>
        <ol className={css.pictures} aria-label={m['pupils.cards.pictures']()}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <span className={css.drawing} aria-hidden="true">
                <PupilPicture name={picture} />
              </span>
              <span>
                {index + 1}. {pupilPictureName(picture)}
              </span>
            </li>
          ))}
        </ol>
        <p>
          {m['pupils.cards.no_camera']()}{' '}
          <span className={cards.address} translate="no">
            {`${origin}${PATHS.pictures}`}
          </span>
        </p>
        <dl className={css.codes}>
          <div>
            <dt>{m['pupils.cards.card_code']()}</dt>
            <dd translate="no">{shownGroupCode(cardCode)}</dd>
          </div>
          {pupilCode && (
            <div>
              <dt>{m['pupils.cards.code']({ kind })}</dt>
              <dd translate="no">{shownGroupCode(pupilCode)}</dd>
            </div>
          )}
        </dl>
      </div>
    </>
  );
}
