import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useId, useState } from 'react';
import type { Membership } from '#contract/groups/memberships.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { NOTHING_SHARED, needsPasswordForShares, type Share, type Shares } from '#rules/groups/groups.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { calendarDayWords, dayWords } from '../../ui/words/dates.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { GrownUpPassword, PASSWORD_PROBLEMS, useHasPassword } from './grown-up-password.tsx';
import { leaderLabel, leaderWords, lookerWords } from './leader-words.ts';
import type { LeaveDialogProps } from './leave-dialog.tsx';
import { membershipsQuery, useReplaceMemberships } from './memberships-query.ts';
import { ShareSwitches } from './share-switches.tsx';
import css from './sharing.module.css';

const loadDialog = () => import('./leave-dialog.tsx').then(({ LeaveDialog }) => LeaveDialog);

/** `onGone`: the group was deleted, or the learner is no longer in it. */
type GroupCardProps = {
  learner: Learner;
  membership: Membership;
  now: Date;
  onLeft: () => void;
  onGone: () => void;
};

/** A group that the learner is a member of: what its leader can see, and a button to leave it. */
export function GroupCard({ learner, membership, now, onLeft, onGone }: GroupCardProps) {
  const { kind, name, leaders, joinedAt, endsOn } = membership;
  const id = useId();
  const leader = leaderWords(leaders);
  const notify = useNotify();
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps> | null>(null);
  const openDialog = () =>
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => notify({ sentence: m['app.load_failed']() }),
    );
  return (
    <Card isRoomy gap="m" isWide aria-labelledby={id}>
      <Stack gap="s" isWide>
        <h2 id={id} className={css.name}>
          {name}
        </h2>
        {endsOn && <p>{m['school_year.ends.membership']({ day: calendarDayWords(endsOn, now) })}</p>}
        <p className={css.name}>{m['sharing.groups.of']({ kind, leader, day: dayWords(joinedAt, now) })}</p>
      </Stack>
      <Leaders leaders={leaders} now={now} />
      <SharesOf learner={learner} membership={membership} leader={lookerWords(leaders)} onGone={onGone} />
      <Row>
        <Button
          look="line"
          aria-label={m['sharing.groups.leave_of']({ name })}
          onPress={() => void openDialog()}
          onHoverStart={() => void loadDialog().catch(() => undefined)}
        >
          {m['sharing.groups.leave']()}
        </Button>
      </Row>
      {Dialog && (
        <Dialog
          learnerId={learner.id}
          membership={membership}
          onClose={() => setDialog(null)}
          onLeft={onLeft}
          onGone={onGone}
        />
      )}
    </Card>
  );
}

/** Who leads the group and who helps, since when, and what each may see. */
function Leaders({ leaders, now }: { leaders: Membership['leaders']; now: Date }) {
  const id = useId();
  return (
    <Stack gap="s" isWide>
      <h3 id={id}>{m['sharing.leaders.title']()}</h3>
      {leaders.length === 0 && <p>{m['sharing.leaders.none']()}</p>}
      <ul aria-labelledby={id} className={rows.rows}>
        {leaders.map(({ name, role, since }) => (
          <li key={`${name} ${role} ${since}`} className={rows.row}>
            <div className={classNames(rows.texts, rows.grows)}>
              <p className={classNames(rows.name, css.name)}>{leaderLabel(name)}</p>
              <p className={classNames(layout.soft, layout.small)}>
                {m['sharing.leaders.sees']({ role, day: dayWords(since, now) })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

type SharesOfProps = { learner: Learner; membership: Membership; leader: string; onGone: () => void };

function SharesOf({ learner, membership, leader, onGone }: SharesOfProps) {
  const { shares, change } = useShares(learner.id, membership, onGone);
  const hasPassword = useHasPassword(learner.id);
  const [problem, setProblem] = useState<string | null>(null);
  /** The item for which the password of the account is needed before it is shared. */
  const [asked, setAsked] = useState<Share | null>(null);

  const onChange = (share: Share, isShown: boolean) => {
    setProblem(null);
    setAsked(null);
    const needsPassword = needsPasswordForShares(learner.ageBand, shares, { ...shares, [share]: isShown });
    if (needsPassword && hasPassword) return setAsked(share);
    change({ share, isShown }).catch((error) =>
      setProblem(joinSentences(PASSWORD_PROBLEMS.sentence(error), m['sharing.shares.reverted']())),
    );
  };
  return (
    <>
      <ShareSwitches leader={leader} shares={shares} onChange={onChange} />
      {asked && (
        <PasswordForm
          key={asked}
          learner={learner}
          share={asked}
          onShow={async (password) => {
            await change({ share: asked, isShown: true, password });
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      {problem && <Note tone="danger">{problem}</Note>}
    </>
  );
}

type PasswordFormProps = {
  learner: Learner;
  share: Share;
  onShow: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** Asks for the password of the account before data of a child is shared. */
function PasswordForm({ learner, share, onShow, onCancel }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const { form, submit, isBusy, problems, problem, changes } = useSubmit<'password'>(() => onShow(password), {
    check: () => ({ password: password === '' ? m['sharing.password.missing']() : undefined }),
    ...PASSWORD_PROBLEMS,
  });
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      <p>
        <strong>{m['sharing.password.question']({ share })}</strong>
      </p>
      <GrownUpPassword
        learner={learner}
        value={password}
        error={problems.password}
        onChange={changes('password', setPassword)}
        autoFocus
      />
      <FormEnd submit={m['sharing.password.show']()} isBusy={isBusy} problem={problem} onCancel={onCancel} />
    </Stack>
  );
}

type Change = { share: Share; isShown: boolean; password?: string };

/**
 * What the leader of a group can see, including pending changes. Requests are sent one at a time; each one changes the
 * newest response of the server. A failed change is reverted.
 */
function useShares(learnerId: string, { groupId, shares }: Membership, onGone: () => void) {
  const queries = useQueryClient();
  const replace = useReplaceMemberships(learnerId);
  const checkSession = useSessionCheck();
  const [waiting, setWaiting] = useState<Partial<Shares>>({});
  const { queryKey } = membershipsQuery(learnerId);
  const stored = () =>
    queries.getQueryData(queryKey)?.memberships.find((each) => each.groupId === groupId)?.shares ?? NOTHING_SHARED;
  const { mutateAsync } = useMutation({
    scope: { id: `shares/${groupId}` },
    mutationFn: ({ share, isShown, password }: Change) =>
      request('PUT /learners/:learnerId/memberships/:groupId', {
        params: { learnerId, groupId },
        body: { shares: { ...stored(), [share]: isShown }, ...(password !== undefined && { password }) },
        outlivesPage: true,
      }),
    onMutate: ({ share, isShown }) => setWaiting((now) => ({ ...now, [share]: isShown })),
    onSuccess: replace,
    onError: (error) => {
      checkSession(error);
      if (isRequestProblem(error, 'not-found')) onGone();
      // The leader may have removed the learner in the meantime.
      void queries.invalidateQueries({ queryKey });
    },
    onSettled: (_answer, _error, { share, isShown }) =>
      setWaiting(({ [share]: newest, ...others }) =>
        newest === undefined || newest === isShown ? others : { ...others, [share]: newest },
      ),
  });
  return { shares: { ...shares, ...waiting }, change: async (change: Change) => void (await mutateAsync(change)) };
}
