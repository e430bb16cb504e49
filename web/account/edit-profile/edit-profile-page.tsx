import { useEffect, useEffectEvent, useRef } from 'react';

import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useServerSetup } from '../../api/server-setup.ts';
import { isTrying, useSession } from '../../api/session.tsx';
import { useLeaderboard } from '../../api/use-leaderboard.ts';
import { LeaderboardConsent } from '../../learner/leaderboard-consent.tsx';
import { OwnAccountCard } from '../../learner/own-account-card.tsx';
import { PATHS } from '../../paths.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { LoadingPage, Page, PageHead } from '../../ui/layout/page.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LeavingPage } from '../leaving-page.tsx';
import { ResultsConsent } from '../results-consent/results-consent.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { DataMissing } from './data-missing.tsx';
import { MyDataCard } from './my-data-card.tsx';
import { NameAndPicture } from './name-and-picture.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInMethodsCard } from './sign-in-methods-card.tsx';

export const meta = pageMeta(m['account.edit.page_title'], m['account.edit.page_description']);

/** For the signed-in learner only; others are redirected to the landing page. */
export default function EditProfilePage() {
  const { learner, status } = useSession().session;
  useNotifyOfOtherLearner(learner);
  // The cards need the sign-in methods that the server offers.
  const setup = useServerSetup();
  if (status === 'loading' || (learner && !setup))
    return <LoadingPage title={m['account.edit.title']()} lead={m['account.edit.lead']()} />;
  if (!learner) return <LeavingPage />;
  return (
    <Page isFree>
      <PageHead
        title={m['account.edit.title']()}
        lead={m['account.edit.lead']()}
        back={{ to: PATHS.profile, label: m['account.profile.title']() }}
      />
      {learner.isByPictures ? (
        <OwnAccountCard place="account" />
      ) : (
        <Stack gap="m" isWide key={learner.id}>
          <NameAndPicture learner={learner} />
          {!isTrying(learner) && <LeaderboardCard />}
          <SignInMethodsCard learner={learner} />
          <PasswordCard learner={learner} />
          <SessionsCard learner={learner} />
          {!isTrying(learner) && <ResultsConsent learner={learner} />}
          <MyDataCard learner={learner} />
        </Stack>
      )}
    </Page>
  );
}

function LeaderboardCard() {
  const { leaderboard, isAway, tryAgain } = useLeaderboard();
  return (
    <SettingsCard title={m['leaderboard.title']()}>
      {leaderboard?.you && <LeaderboardConsent />}
      {!leaderboard && (
        <DataMissing isAway={isAway} sentence={m['account.edit.leaderboard_away']()} onTryAgain={tryAgain} />
      )}
    </SettingsCard>
  );
}

/** Shows a notice when another learner signs in while the page is open, because everything typed is lost. */
function useNotifyOfOtherLearner(learner: Learner | null): void {
  const notify = useNotify();
  const id = learner?.id;
  const idBefore = useRef(id);
  const notifyNow = useEffectEvent(() => {
    const sentence = learner?.name
      ? m['account.edit.other_learner']({ name: learner.name })
      : m['account.edit.other_learner_unnamed']();
    notify({ sentence });
  });
  useEffect(() => {
    if (id !== undefined && idBefore.current !== undefined && idBefore.current !== id) notifyNow();
    idBefore.current = id;
  }, [id]);
}
