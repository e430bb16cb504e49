import { Suspense, useState } from 'react';
import { m } from '#messages';
import { useLedGroups } from '../../api/led-groups.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { usePrintTitle } from '../../ui/focus/use-print-title.ts';
import { PrinterIcon } from '../../ui/icons.ts';
import { Card, classNames, LoadingPage, Page, PageHead, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ChunkMissing } from '../../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../../ui/loading/lazy-chunk.ts';
import { fullDayWords } from '../../ui/words/dates.ts';
import css from './cards.module.css';

/** The number of cards on one printed page. */
const CARDS_A_SHEET = 6;

const JoinCard = lazyChunk(() => import('./join-card.tsx').then(({ JoinCard }) => JoinCard), ChunkMissing);

/** Printable cards with the join code of a group. */
export function CardsPage({ learnerId, groupId }: { learnerId: string; groupId: string }) {
  const { groups, isAway, tryAgain } = useLedGroups(learnerId);
  const group = groups?.find((each) => each.groupId === groupId);
  const back = { to: PATHS.groups, label: m['groups.cards.back']() };
  if (!groups && !isAway) return <LoadingPage title={m['groups.title']()} back={back} />;
  if (group?.code && group.codeExpiresAt)
    return <CardSheet name={group.name} code={group.code} until={group.codeExpiresAt} back={back} />;
  return (
    <Page isWide gap="m" isTall>
      <PageHead title={group?.name ?? m['groups.title']()} back={back} className={css.head} />
      <Card as="div" isRoomy>
        <p>{isAway ? m['groups.away']() : group ? m['groups.code.none']() : m['groups.group_view.gone']()}</p>
        {isAway ? (
          <Button onPress={tryAgain}>{m['shared.try_again']()}</Button>
        ) : (
          <ButtonLink to={PATHS.groups}>{m['groups.cards.back']()}</ButtonLink>
        )}
      </Card>
    </Page>
  );
}

type CardSheetProps = { name: string; code: string; until: string; back: { to: string; label: string } };

function CardSheet({ name, code, until, back }: CardSheetProps) {
  const [cards] = useState(() => Array.from({ length: CARDS_A_SHEET }, (_, card) => card));
  usePrintTitle(m['groups.cards.file_name']({ name }));
  return (
    <Page isFree isTall>
      <div className={classNames(layout.pageHead, css.screenOnly)}>
        <PageHead
          title={m['groups.cards.title']({ name })}
          lead={m['groups.cards.lead']()}
          back={back}
          className={css.head}
        />
        <p>{m['groups.cards.lead_code']({ day: fullDayWords(new Date(until)) })}</p>
        <Row>
          <Button onPress={() => print()}>
            <PrinterIcon />
            {m['groups.cards.print']()}
          </Button>
        </Row>
      </div>
      <Suspense>
        <ul className={css.cards}>
          {cards.map((card) => (
            <li key={card} className={css.card}>
              <JoinCard name={name} code={code} />
            </li>
          ))}
        </ul>
      </Suspense>
    </Page>
  );
}
