import { type ComponentType, Suspense, useId, useState } from 'react';
import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { ROLE_OF_LEADER, shownGroupCode } from '#rules/groups/groups.ts';
import { useSession } from '../api/session.tsx';
import { useSubmit } from '../http/use-submit.ts';
import { cardsPath, groupViewPath } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import {
  ArrowClockwiseIcon,
  CalendarPlusIcon,
  PencilSimpleIcon,
  PrinterIcon,
  TrashIcon,
  UsersThreeIcon,
} from '../ui/icons.ts';
import { Card, classNames, Note, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { ChunkMissing } from '../ui/loading/chunk-missing.tsx';
import { lazyChunk } from '../ui/loading/lazy-chunk.ts';
import { calendarDayWords, dayWords } from '../ui/words/dates.ts';
import { joinWithAnd } from '../ui/words/number-words.ts';
import { PupilCode } from './cards/pupil-code.tsx';
import type { Asking, GroupQuestionProps } from './group-question.tsx';
import { groupWords, leaderLabel } from './group-words.ts';
import css from './groups.module.css';
import { useGroupChanges } from './groups-query.ts';

/** Loaded lazily, because only families need it. */
const Children = lazyChunk(() => import('./cards/children.tsx').then((chunk) => chunk.Children), ChunkMissing);

const loadQuestion = () => import('./group-question.tsx').then(({ GroupQuestion }) => GroupQuestion);

type GroupCardProps = { learnerId: string; group: Group };

/** A group with its join code and its actions. */
export function GroupCard({ learnerId, group }: GroupCardProps) {
  const [asked, setAsked] = useState<{ Question: ComponentType<GroupQuestionProps>; asking: Asking } | null>(null);
  const notify = useNotify();
  const ownRole = useSession().session.learner?.role;
  const ask = (asking: Asking) =>
    loadQuestion().then(
      (Question) => setAsked({ Question, asking }),
      () => notify({ sentence: m['app.load_failed']() }),
    );
  const id = useId();
  const { groupId, kind, name, role, leaders, endsOn } = group;
  const leads = role === 'leads';
  const isParent = kind === 'family' && leads && ownRole === ROLE_OF_LEADER.family;
  const others = leaders.filter(({ leaderId }) => leaderId !== learnerId).map((each) => leaderLabel(each.name));
  return (
    <Card as="li" isRoomy gap="m" isWide aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.name}>
          {name}
        </h2>
        <p className={layout.soft}>{groupWords(group)}</p>
        {others.length > 0 && <p className={css.name}>{m['leaders.with']({ names: joinWithAnd(others) })}</p>}
        {!leads && <p>{m['leaders.helping']()}</p>}
      </div>
      {isParent && !endsOn && (
        <Suspense>
          <Children learnerId={learnerId} group={group} />
        </Suspense>
      )}
      {!isParent && group.pupilCode && <PupilCode group={group} code={group.pupilCode} />}
      {endsOn ? <EndNote learnerId={learnerId} group={group} endsOn={endsOn} /> : <Code group={group} onAsk={ask} />}
      <Row className={classNames(layout.rowQuiet, css.actions)}>
        <ButtonLink to={groupViewPath(groupId)} aria-label={m['groups.open_of']({ name })}>
          {m['groups.open']()}
        </ButtonLink>
        <Button look="line" aria-label={m['leaders.button_of']({ name })} onPress={() => ask('leaders')}>
          <UsersThreeIcon />
          {m['leaders.button']()}
        </Button>
        {leads && (
          <Button look="quiet" aria-label={m['groups.rename.button_of']({ name })} onPress={() => ask('rename')}>
            <PencilSimpleIcon />
            {m['groups.rename.button']()}
          </Button>
        )}
        {leads && !endsOn && kind === 'class' && (
          <Button look="quiet" aria-label={m['school_year.button_of']({ name })} onPress={() => ask('new-year')}>
            <CalendarPlusIcon />
            {m['school_year.button']()}
          </Button>
        )}
        {leads && !endsOn && (
          <Button look="quiet" aria-label={m['groups.delete.button_of']({ name })} onPress={() => ask('delete')}>
            <TrashIcon />
            {m['groups.delete.button']()}
          </Button>
        )}
      </Row>
      {asked && <asked.Question {...{ learnerId, group }} asking={asked.asking} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type EndNoteProps = GroupCardProps & { endsOn: string };

/** A class that a leader deleted can be kept until its last day. */
function EndNote({ learnerId, group, endsOn }: EndNoteProps) {
  const [now] = useState(() => new Date());
  const { keep } = useGroupChanges(learnerId);
  const notify = useNotify();
  const { name, role } = group;
  const { submit, isBusy, problem } = useSubmit(async () => {
    await keep(group);
    notify({ sentence: m['school_year.ends.kept']({ name }), takesFocus: true });
  });
  return (
    <Note tone="caution">
      <p>{m['school_year.ends.class']({ day: calendarDayWords(endsOn, now) })}</p>
      {problem && <p role="alert">{problem}</p>}
      {role === 'leads' && (
        <Row>
          <Button
            look="line"
            aria-label={m['school_year.ends.keep_of']({ name })}
            isPending={isBusy}
            onPress={() => submit()}
          >
            {m['school_year.ends.keep']()}
          </Button>
        </Row>
      )}
    </Note>
  );
}

function Code({ group, onAsk }: { group: Group; onAsk: (asking: Asking) => void }) {
  const [now] = useState(() => new Date());
  const { groupId, name, code, codeExpiresAt, pupilCode, role } = group;
  const leads = role === 'leads';
  return (
    <Stack className={css.code} isWide>
      {pupilCode && <h3>{m['groups.code.with_account']()}</h3>}
      {code && codeExpiresAt ? (
        <div>
          <p className={layout.soft}>{m['groups.code.label']()}</p>
          <p className={css.letters} translate="no">
            {shownGroupCode(code)}
          </p>
          <p className={classNames(layout.soft, layout.small)}>
            {m['groups.code.until']({ day: dayWords(codeExpiresAt, now) })}
          </p>
        </div>
      ) : (
        <p>{m['groups.code.none']()}</p>
      )}
      <Row className={layout.rowQuiet}>
        {code && (
          <ButtonLink
            look="line"
            to={cardsPath(groupId)}
            aria-label={pupilCode ? m['groups.code.print_join_of']({ name }) : m['groups.code.print_of']({ name })}
          >
            <PrinterIcon />
            {pupilCode ? m['groups.code.print_join']() : m['groups.code.print']()}
          </ButtonLink>
        )}
        {leads && (
          <Button look="line" aria-label={m['groups.code.renew_of']({ name })} onPress={() => onAsk('renew')}>
            <ArrowClockwiseIcon />
            {m['groups.code.renew']()}
          </Button>
        )}
        {code && leads && (
          <Button look="quiet" aria-label={m['groups.code.revoke_of']({ name })} onPress={() => onAsk('revoke')}>
            {m['groups.code.revoke']()}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
