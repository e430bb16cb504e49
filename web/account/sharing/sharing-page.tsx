import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Memberships } from '#contract/groups/memberships.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { SHARES, type Share, shownGroupCode, typedGroupCode } from '#rules/groups/groups.ts';
import { useSession } from '../../api/session.tsx';
import { forgetJoinCode, keepJoinCode, keptJoinCode } from '../../device/join-code.ts';
import { AccountEndsNote } from '../../learner/account-ends-note.tsx';
import { leaderLabel } from '../../learner/sharing/leader-words.ts';
import { useMemberships, useReplaceMemberships } from '../../learner/sharing/memberships-query.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { LoadingPage, Note, Page, PageHead, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { dayWords, isSameDay, timeWords } from '../../ui/words/dates.ts';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { DataMissing } from '../edit-profile/data-missing.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { GroupCard } from './group-card.tsx';
import { JoinCard } from './join-card.tsx';
import { LongList } from './long-list.tsx';
import { codeOfFragment } from './shown-code.ts';

export const meta = pageMeta(m['sharing.page_title'], m['sharing.page_description']);

/**
 * The groups of a learner, what their leaders can see, and when they viewed it. The URL may contain the code of a
 * group.
 */
export default function SharingPage() {
  const { learner, status } = useSession().session;
  const head = { title: m['sharing.title'](), lead: m['sharing.lead']() };
  if (status === 'loading') return <LoadingPage {...head} />;
  return (
    <Page width="narrow" isFree>
      <PageHead {...head} {...(learner && { back: { to: PATHS.profile, label: m['account.profile.title']() } })} />
      {learner ? <SharingOf key={learner.id} learner={learner} /> : <VisitorCard />}
    </Page>
  );
}

/** The code is stored, because the sign-up may continue in a tab that a mail opens. */
function VisitorCard() {
  const code = codeOfFragment(useLocation().hash);
  useEffect(() => {
    const typed = typedGroupCode(code);
    if (typed) keepJoinCode(typed);
  }, [code]);
  return (
    <SettingsCard title={m['sharing.visitor.title']()}>
      <Stack gap="s" isWide>
        <p>{m['sharing.visitor.lead']()}</p>
        {code && <p>{m['sharing.visitor.code_kept']()}</p>}
      </Stack>
      <Row className={layout.rowQuiet}>
        <Button {...useOpener('log-in')}>{m['sharing.visitor.log_in']()}</Button>
        <Button look="quiet" {...useOpener('sign-up')}>
          {m['sharing.visitor.sign_up']()}
        </Button>
      </Row>
    </SettingsCard>
  );
}

/** The last action. `left`: the group that the learner left. */
type Outcome = { sentence: string; left: string | null; count: number };

function SharingOf({ learner }: { learner: Learner }) {
  const [now] = useState(() => new Date());
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [keptCode, setKeptCode] = useState(keptJoinCode);
  const { memberships: known, isAway, tryAgain } = useMemberships(learner.id);
  const replace = useReplaceMemberships(learner.id);
  const [outcome, setOutcome] = useState<Outcome>({ sentence: '', left: null, count: 0 });
  const tell = (sentence: string, left: string | null) =>
    setOutcome(({ count }) => ({ sentence, left, count: count + 1 }));
  // The dialog keeps the focus until the card of the group is removed.
  const isTold = outcome.count > 0 && !known?.memberships.some(({ groupId }) => groupId === outcome.left);
  return (
    <Stack gap="m" isWide>
      <JoinCard
        key={hash}
        learner={learner}
        givenCode={codeOfFragment(hash) || (keptCode ? shownGroupCode(keptCode) : '')}
        onJoined={async (name, memberships) => {
          forgetJoinCode();
          setKeptCode(null);
          await replace(memberships);
          tell(m['sharing.join.joined']({ name }), null);
          // Removes a used code from the URL, so that a reload does not offer it again.
          if (hash) await navigate(PATHS.sharing, { replace: true, preventScrollReset: true });
        }}
      />
      {isTold && <OutcomeNote key={outcome.count} sentence={outcome.sentence} />}
      {learner.endsOn && <AccountEndsNote endsOn={learner.endsOn} />}
      {!known && <DataMissing isAway={isAway} sentence={m['sharing.groups.away']()} onTryAgain={tryAgain} />}
      {known?.memberships.map((membership) => (
        <GroupCard
          key={membership.groupId}
          learner={learner}
          membership={membership}
          now={now}
          onLeft={() => tell(m['sharing.groups.left']({ name: membership.name }), membership.groupId)}
          onGone={() => tell(m['sharing.groups.gone']({ name: membership.name }), membership.groupId)}
        />
      ))}
      {known && known.pictureChanges.length > 0 && <PictureChangesCard changes={known.pictureChanges} now={now} />}
      {known && known.cardLooks.length > 0 && <CardLooksCard looks={known.cardLooks} now={now} />}
      {known && <ViewsCard views={known.views} now={now} />}
    </Stack>
  );
}

/** Takes the focus, because the pressed button was removed. */
function OutcomeNote({ sentence }: { sentence: string }) {
  const box = useRef<HTMLDivElement>(null);
  // In an effect, because a dialog that is removed in the same render keeps the page inert until its effects have run.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Note tone="positive" icon={<CheckIcon />}>
        {sentence}
      </Note>
    </div>
  );
}

/** When a teacher changed the sign-in pictures of a pupil; the newest first. */
function PictureChangesCard({ changes, now }: { changes: Memberships['pictureChanges']; now: Date }) {
  const told = changes.map(({ changedAt, leaderName }) => ({
    instant: changedAt,
    sentence: m['pupils.told.given']({
      name: leaderLabel(leaderName),
      when: m['shared.day_and_time']({ day: dayWords(changedAt, now), time: timeWords(changedAt) }),
    }),
  }));
  return (
    <SettingsCard title={m['pupils.told.title']()}>
      <LongList told={told} />
      <p>{m['pupils.told.meaning']()}</p>
    </SettingsCard>
  );
}

/** When a teacher looked at the card of a pupil to print it again; the newest first. */
function CardLooksCard({ looks, now }: { looks: Memberships['cardLooks']; now: Date }) {
  const told = looks.map(({ lookedAt, leaderName }) => ({
    instant: lookedAt,
    sentence: m['pupils.told.looked']({ name: leaderLabel(leaderName), when: whenWords(lookedAt, now) }),
  }));
  return (
    <SettingsCard title={m['pupils.told.card']()}>
      <LongList told={told} />
    </SettingsCard>
  );
}

const SHOWN: Record<Share, () => string> = {
  activity: m['sharing.views.activity'],
  progress: m['sharing.views.progress'],
  screening: m['sharing.views.screening'],
  plan: m['sharing.views.plan'],
};

type View = Memberships['views'][number];

/** When a leader viewed the learner's data, and which data; the newest first. */
function ViewsCard({ views, now }: { views: readonly View[]; now: Date }) {
  const told = views.map((view) => ({
    instant: view.viewedAt,
    name: leaderLabel(view.leaderName),
    sentence: viewWords(view, now),
  }));
  return (
    <SettingsCard title={m['sharing.views.title']()}>
      {views.length === 0 ? <p>{m['sharing.views.none']()}</p> : <LongList told={told} />}
    </SettingsCard>
  );
}

function viewWords({ firstViewedAt, viewedAt, shown }: View, now: Date): string {
  const [first, last] = [whenWords(firstViewedAt, now), whenWords(viewedAt, now)];
  const seen = joinWithAnd(SHARES.filter((share) => shown[share]).map((share) => SHOWN[share]()));
  if (first === last) return m['sharing.views.shown']({ when: first, shown: seen });
  const isOneDay = isSameDay(new Date(firstViewedAt), new Date(viewedAt));
  return m['sharing.views.shown_again']({ first, last: isOneDay ? timeWords(viewedAt) : last, shown: seen });
}

function whenWords(instant: string, now: Date): string {
  return m['shared.day_and_time']({ day: dayWords(instant, now), time: timeWords(instant) });
}
