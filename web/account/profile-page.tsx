import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { Preferences } from '#contract/people/settings.ts';
import { m } from '#messages';
import { serverSetup, useServerSetup } from '../api/server-setup.ts';
import { isGrownUp, useSession, useSessionCheck } from '../api/session.tsx';
import { request, sentenceOf } from '../http/request.ts';
import { useSubmit } from '../http/use-submit.ts';
import { ForSelfSwitch } from '../learner/for-self-switch.tsx';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import { CheckIcon } from '../ui/icons.ts';
import { Card, classNames, LoadingPage, Note, Page, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { joinSentences } from '../ui/words/join-sentences.ts';
import { pageMeta } from '../ui/words/page-meta.ts';
import { LeavingPage } from './leaving-page.tsx';
import { preferenceMutation } from './preference-mutation.ts';
import { ProfileCard } from './profile-card.tsx';

export const meta = pageMeta(m['account.profile.page_title'], m['account.profile.page_description']);

/** For the signed-in learner only; others are redirected to the landing page. */
export default function ProfilePage() {
  const { session } = useSession();
  // The cards need to know whether the server sends mail.
  const setup = useServerSetup();
  if (session.status === 'loading' || (session.learner && !setup)) return <LoadingPage />;
  if (!session.learner) return <LeavingPage />;
  return (
    <Page isFree>
      <h1 className={layout.hidden}>{m['account.profile.title']()}</h1>
      <div className={layout.splitAside}>
        <ProfileCard learner={session.learner} />
        <Stack gap="m" isWide>
          <PreferencesCard key={session.learner.id} learner={session.learner} />
          {isGrownUp(session.learner) && <PersonCard learner={session.learner} />}
          {!isGrownUp(session.learner) && !session.learner.isPupil && <GroupsCard />}
        </Stack>
      </div>
    </Page>
  );
}

/** A link for a parent or a teacher to their groups. */
function GroupsCard() {
  return (
    <Card isRoomy aria-labelledby="groups-card">
      <h2 id="groups-card">{m['account.profile.groups.title']()}</h2>
      <p>{m['account.profile.groups.sentence']()}</p>
      <Row>
        <ButtonLink look="line" to={PATHS.groups}>
          {m['account.profile.groups.open']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/**
 * For a parent or a teacher: a link to their groups, the switch to use the app for themself, and a change of role to
 * learner.
 */
function PersonCard({ learner }: { learner: Learner }) {
  const { changeLearner } = useSession();
  const notify = useNotify();
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const params = { learnerId: learner.id };
      const changed = await request('PUT /learners/:learnerId/role', { params, body: { role: 'learner' } });
      changeLearner(learner.id, () => changed);
      notify({ sentence: m['account.profile.person.changed'](), takesFocus: true });
    },
    { onError: useSessionCheck() },
  );
  return (
    <Card isRoomy isWide gap="m" aria-labelledby="person-card">
      <Stack gap="s">
        <h2 id="person-card">{m['account.profile.person.title']({ role: learner.role })}</h2>
        <p>{m['account.profile.groups.sentence']()}</p>
      </Stack>
      <Row>
        <ButtonLink look="line" to={PATHS.groups}>
          {m['account.profile.groups.open']()}
        </ButtonLink>
      </Row>
      <ForSelfSwitch learner={learner} />
      <Stack gap="s" isWide>
        <p>{m['account.profile.person.back']()}</p>
        <Row>
          <Button look="line" isPending={isBusy} onPress={() => submit()}>
            {m['account.profile.person.to_learner']()}
          </Button>
        </Row>
        {problem && <Note tone="danger">{problem}</Note>}
      </Stack>
    </Card>
  );
}

const TOGGLES = [
  {
    name: 'stutterDetection',
    label: m['account.preferences.stutter_detection'],
    hint: m['account.preferences.stutter_detection_hint'],
  },
  {
    name: 'focusMode',
    label: m['account.preferences.focus_mode'],
    hint: m['account.preferences.focus_mode_hint'],
  },
  {
    name: 'dailyReports',
    label: m['account.preferences.daily_reports'],
    hint: () => m['account.preferences.daily_reports_hint']({ mail: serverSetup().mail }),
  },
] as const satisfies { name: keyof Preferences; label: () => string; hint: () => string }[];

/** The three toggles. A change shows at once, and is reverted if the server does not accept it. */
function PreferencesCard({ learner }: { learner: Learner }) {
  const { changeLearner } = useSession();
  const checkSession = useSessionCheck();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [options] = useState(() =>
    preferenceMutation({
      queries,
      learnerId: learner.id,
      send: ({ name, value }) =>
        request('PATCH /learners/:learnerId/preferences', {
          params: { learnerId: learner.id },
          body: { [name]: value },
          outlivesPage: true,
        }),
      show: (name, value) =>
        changeLearner(learner.id, (now) => ({ ...now, preferences: { ...now.preferences, [name]: value } })),
      onReverted: (error) => {
        setProblem(joinSentences(sentenceOf(error), m['account.preferences.reverted']()));
        checkSession(error);
      },
    }),
  );
  const { mutate } = useMutation(options);
  const change = (name: keyof Preferences, value: boolean) => {
    setProblem(null);
    mutate({ name, value, shown: learner.preferences[name] });
  };

  return (
    <Card isRoomy isWide>
      <h2>{m['account.preferences.title']()}</h2>
      <div>
        {TOGGLES.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label()}
            hint={hint()}
            isSelected={learner.preferences[name]}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
      {problem ? (
        <Note tone="danger">{problem}</Note>
      ) : (
        <Row as="p" isTight className={classNames(layout.soft, layout.small)}>
          <CheckIcon />
          {m['account.preferences.kept']()}
        </Row>
      )}
    </Card>
  );
}
