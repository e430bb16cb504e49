import { useState } from 'react';
import type { Pupil, PupilCard } from '#contract/groups/pupils.ts';
import { m } from '#messages';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { PrinterIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import css from './pupil-cards.module.css';
import { PupilCards } from './pupil-cards.tsx';

type Shown = { cards: readonly PupilCard[]; areNew: boolean };

type ChosenProps = { learnerId: string; groupId: string; pupils: readonly Pupil[]; onChanged: () => void };

/** Chooses pupils, whose cards are then shown and printed, or replaced. */
export function ChosenPupils({ learnerId, groupId, pupils, onChanged }: ChosenProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(pupils.map(({ memberId }) => memberId)));
  /** Whose pictures are to be replaced, while the question is open. */
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const params = { learnerId, groupId };
  const isChosen = ({ memberId }: Pupil) => chosen.has(memberId);
  const printable = pupils.filter((pupil) => isChosen(pupil) && pupil.hasCard).map(({ memberId }) => memberId);
  const lost = pupils.filter(({ hasCard }) => !hasCard).map(({ memberId }) => memberId);
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const body = { memberIds: printable };
      const { cards } = await request('POST /learners/:learnerId/groups/:groupId/cards', { params, body });
      setShown({ cards, areNew: false });
    },
    { onError: useSessionCheck() },
  );
  const replace = async () => {
    const body = { memberIds: [...(asked ?? [])] };
    const { cards } = await request('PUT /learners/:learnerId/groups/:groupId/pictures', { params, body });
    setAsked(null);
    setShown({ cards, areNew: true });
  };
  const choose = (memberId: string, isNow: boolean) =>
    setChosen(new Set(isNow ? [...chosen, memberId] : [...chosen].filter((each) => each !== memberId)));

  if (shown)
    return (
      <PupilCards
        title={m['pupils.cards.ready']({ count: shown.cards.length })}
        made={shown.cards}
        onDone={() => {
          setShown(null);
          onChanged();
        }}
      />
    );
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="whose-cards">
      <Stack gap="s">
        <h2 id="whose-cards">{m['pupils.cards.whose']()}</h2>
        <p>{m['pupils.cards.again']()}</p>
      </Stack>
      {lost.length > 0 && (
        <Note tone="caution">
          <p>{m['pupils.cards.lost']({ count: lost.length })}</p>
          <Row>
            <Button look="line" onPress={() => setAsked(lost)}>
              {m['pupils.cards.replace_lost']({ count: lost.length })}
            </Button>
          </Row>
        </Note>
      )}
      <Row className={layout.rowQuiet}>
        <Button look="line" onPress={() => setChosen(new Set(pupils.map(({ memberId }) => memberId)))}>
          {m['pupils.cards.choose_all']()}
        </Button>
        <Button look="quiet" onPress={() => setChosen(new Set())}>
          {m['pupils.cards.choose_none']()}
        </Button>
      </Row>
      <ul className={css.choices} aria-labelledby="whose-cards">
        {pupils.map((pupil) => (
          <li key={pupil.memberId}>
            <Checkbox
              label={pupilWords(pupil)}
              isSelected={isChosen(pupil)}
              onChange={(isNow) => choose(pupil.memberId, isNow)}
            />
          </li>
        ))}
      </ul>
      {problem && <Note tone="danger">{problem}</Note>}
      {chosen.size === 0 && <p>{m['pupils.cards.none_chosen']()}</p>}
      {chosen.size > 0 && (
        <Row className={layout.rowQuiet}>
          {printable.length > 0 && (
            <Button isPending={isBusy} onPress={() => submit()}>
              <PrinterIcon />
              {m['pupils.cards.show']({ count: printable.length })}
            </Button>
          )}
          <Button look="line" onPress={() => setAsked([...chosen])}>
            {m['pupils.cards.replace']({ count: chosen.size })}
          </Button>
        </Row>
      )}
      {asked && (
        <ConfirmDialog
          title={m['pupils.cards.replace_title']({ count: asked.length })}
          sentence={m['pupils.cards.replace_sentence']({ count: asked.length })}
          confirm={m['pupils.cards.replace']({ count: asked.length })}
          onConfirm={replace}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}

/** The name of a pupil, and what a teacher has to know about the card. */
function pupilWords({ name, hasCard, hasManyWrongTries }: Pupil): string {
  if (!hasCard) return m['pupils.cards.pupil_lost']({ name });
  return hasManyWrongTries ? m['pupils.cards.pupil_many_wrong']({ name }) : name;
}
