import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { SHOP_PICTURE_NAMES } from '#rules/people/profile-picture.ts';
import { ownsPicture } from '#rules/rewards/shop.ts';
import { purchasesQuery } from '../../api/purchases.ts';
import { useServerSetup } from '../../api/server-setup.ts';
import { isTrying, useSession } from '../../api/session.tsx';
import { useLeaderboard } from '../../api/use-leaderboard.ts';
import { LeaderboardConsent } from '../../learner/leaderboard-consent.tsx';
import { OwnAccountCard } from '../../learner/own-account-card.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FilePicker } from '../../ui/controls/file-picker.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { LoadingPage, Note, Page, PageHead, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LeavingPage } from '../leaving-page.tsx';
import { ResultsConsent } from '../results-consent/results-consent.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import { DataMissing } from './data-missing.tsx';
import { MyDataCard } from './my-data-card.tsx';
import css from './name-and-picture.module.css';
import { PasswordCard } from './password-card.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInMethodsCard } from './sign-in-methods-card.tsx';
import { useNameAndPicture } from './use-name-and-picture.ts';

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

/** The name and picture of the learner, with a preview before they are saved. */
function NameAndPicture({ learner }: { learner: Learner }) {
  const { form, name, picture, own, nameProblem, problem, isBusy, isReading, isChanged, isSaved, ...actions } =
    useNameAndPicture(learner);
  const { data } = useQuery(purchasesQuery(learner.id));
  const owned = data?.purchases.map(({ item }) => item) ?? [];
  // The picture in use is known to be owned before the server responds.
  const bought = SHOP_PICTURE_NAMES.filter((each) => each === picture.kind || ownsPicture(each, owned));
  return (
    <SettingsCard title={m['account.name_and_picture.title']()}>
      <Stack ref={form} as="form" gap="m" isWide onSubmit={actions.submit} noValidate>
        <div className={css.head}>
          <Avatar size="l" name={name} photo={picture.shown} />
          <TextField
            label={m['account.name_and_picture.name']()}
            hint={m['account.name_and_picture.name_hint']()}
            name="name"
            value={name}
            error={nameProblem}
            onChange={actions.changeName}
            autoComplete="name"
            isRequired
          />
        </div>
        <PictureChoice name={name} value={picture.kind} own={own} bought={bought} onChange={actions.choosePicture} />
        <FilePicker
          look="line"
          isPending={isReading}
          accept="image/*"
          label={m['account.picture.file']()}
          hint={m['account.picture.file_limit']()}
          onFile={actions.upload}
        >
          {m['account.picture.choose_file']()}
        </FilePicker>
        {problem && <Note tone="danger">{problem}</Note>}
        <Row>
          <Button type="submit" isPending={isBusy}>
            {m['account.name_and_picture.save']()}
          </Button>
          {isChanged && <p className={layout.soft}>{m['account.name_and_picture.not_saved']()}</p>}
        </Row>
        {isSaved && (
          <Note tone="positive" icon={<CheckIcon />}>
            {m['account.name_and_picture.saved']()}
          </Note>
        )}
        <Announced>{isSaved && m['account.name_and_picture.saved']()}</Announced>
      </Stack>
    </SettingsCard>
  );
}
