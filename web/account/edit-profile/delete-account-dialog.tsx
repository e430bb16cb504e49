import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { canLead, ROLE_OF_LEADER } from '#rules/groups/groups.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { useSession, useSessionCheck } from '../../api/session.tsx';
import { clearDeviceOf } from '../../device/device-clearing.ts';
import { isRequestProblem, RequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { FreshSignIn } from '../../learner/sign-in-again/fresh-sign-in.tsx';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { forgetSettingsOf } from '../../ui/settings/forget-settings.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import css from './edit-profile.module.css';

const REMOVED = [
  m['account.deletion.removed_name'],
  m['account.deletion.removed_results'],
  m['account.deletion.removed_settings'],
];
const removedChildren = () => m['account.deletion.removed_children']({ days: PUPILS.endsAfterDays });
const LEFT = [m['account.deletion.left_results'], m['account.deletion.left_diary']];

/** Says what a deletion removes and what it keeps, then deletes. The server may require a fresh sign-in first. */
export function DeleteAccountDialog({ learner, onClose }: { learner: Learner; onClose: () => void }) {
  const [step, setStep] = useState<'open' | 'sign-in-again' | 'cancelled'>('open');
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [clearsDevice, setClearsDevice] = useState(true);
  const deleteAccount = useDeletion(learner.id);
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const needsSignIn = await deleteAccount(clearsDevice);
      setStep(needsSignIn ? 'sign-in-again' : 'open');
    },
    { sentence: problemOf },
  );
  const removed = [
    ...REMOVED,
    ...(canLead(learner.role) ? [m['account.deletion.removed_groups']] : []),
    ...(learner.role === ROLE_OF_LEADER.family ? [removedChildren] : []),
  ];
  const signedInAgain = () => {
    setIsConfirmed(true);
    setStep('open');
  };
  return (
    <Dialog title={m['account.deletion.title']()} sentence={m['account.deletion.lead']()} isOpen onOpenChange={onClose}>
      {step === 'sign-in-again' ? (
        <FreshSignIn learner={learner} onDone={signedInAgain} onCancel={() => setStep('cancelled')} />
      ) : (
        <>
          {!isConfirmed && (
            <Stack>
              <List title={m['account.deletion.removed']()} items={removed} />
              <List title={m['account.deletion.left']()} items={LEFT} />
            </Stack>
          )}
          {!isConfirmed && (
            <Switch
              label={m['account.deletion.clear_device']()}
              hint={m['account.deletion.clear_device_hint']()}
              isSelected={clearsDevice}
              onChange={setClearsDevice}
            />
          )}
          {problem && <Note tone="danger">{problem}</Note>}
          {isConfirmed && (
            <Note tone="positive" icon={<CheckIcon />}>
              <p ref={focus} tabIndex={-1}>
                {m['account.deletion.signed_in_again']()}
              </p>
            </Note>
          )}
          <Row>
            <Button look="danger" ref={step === 'cancelled' ? focus : null} isPending={isBusy} onPress={submit}>
              {m['account.deletion.confirm']()}
            </Button>
            <Button look="quiet" onPress={onClose}>
              {m['account.deletion.cancel']()}
            </Button>
          </Row>
        </>
      )}
    </Dialog>
  );
}

function List({ title, items }: { title: string; items: readonly (() => string)[] }) {
  return (
    <div>
      <p className={layout.strong}>{title}</p>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item()}>{item()}</li>
        ))}
      </ul>
    </div>
  );
}

/** Deletes an account and opens the landing page. Returns whether the learner has to sign in again first. */
function useDeletion(learnerId: string): (clearsDevice: boolean) => Promise<boolean> {
  const { setSignedOut } = useSession();
  const checkSession = useSessionCheck();
  const navigate = useNavigate();
  const notify = useNotify();
  const goToLandingPage = async (sentence: string) => {
    setSignedOut();
    await navigate(PATHS.landing);
    notify({ sentence });
  };

  return async (clearsDevice) => {
    try {
      await request('DELETE /learners/:learnerId', { params: { learnerId } });
    } catch (error) {
      if (isRequestProblem(error, 'sign-in-again')) return true;
      if (!isRequestProblem(error, 'not-signed-in')) {
        checkSession(error);
        throw error;
      }
      await goToLandingPage(m['account.deletion.not_signed_in']());
      return false;
    }
    forgetSettingsOf(learnerId);
    const isCleared =
      !clearsDevice ||
      (await clearDeviceOf(learnerId).then(
        () => true,
        () => false,
      ));
    await goToLandingPage(isCleared ? m['account.deletion.done']() : m['account.deletion.done_but_not_cleared']());
    return false;
  };
}

function problemOf(error: unknown): string {
  const isRefused = error instanceof RequestProblem && error.status < 500;
  const outcome = isRefused ? m['account.deletion.refused']() : m['account.deletion.not_known']();
  return joinSentences(sentenceOf(error), outcome);
}
