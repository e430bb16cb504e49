import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSessionCheck } from '../api/session.tsx';
import { forgetOwnPlan, type OwnPlan } from '../device/own-plan.ts';
import { useSubmit } from '../http/use-submit.ts';
import { ConfirmedButton } from '../learner/confirmed-button.tsx';
import { Button } from '../ui/controls/button.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import { Card, Note, Row } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { type AccountPlan, canKeepPlan } from './use-account-plan.ts';

type KeptCardProps = { learner: Learner | null; own: OwnPlan; account: AccountPlan; onRemoved: () => void };

/** Says where the plan is kept, and what the learner can choose about it. */
export function KeptCard({ learner, own, account, onRemoved }: KeptCardProps) {
  const notify = useNotify();
  const remove = async () => {
    forgetOwnPlan(learner?.id ?? null);
    notify({ sentence: m['plan.kept.removed']() });
    onRemoved();
  };
  return (
    <Card isRoomy isSoft className={layout.screenOnly} aria-labelledby="plan-kept">
      <h2 id="plan-kept" className={layout.extraLarge}>
        {m['plan.kept.title']()}
      </h2>
      {canKeepPlan(learner) && own.isInAccount ? (
        <InAccount learner={learner} own={own} account={account} />
      ) : (
        <>
          <p>{learner ? m['plan.kept.device_learner']() : m['plan.kept.device']()}</p>
          {canKeepPlan(learner) && <KeepInAccount learner={learner} account={account} />}
          {own.changedAt !== null && (
            <ConfirmedButton
              label={m['plan.kept.remove']()}
              question={m['plan.kept.remove_question']()}
              yes={m['plan.kept.remove_yes']()}
              no={m['plan.kept.stays']()}
              action={remove}
            />
          )}
        </>
      )}
    </Card>
  );
}

function KeepInAccount({ learner, account }: { learner: Learner; account: AccountPlan }) {
  const { submit, isBusy, problem } = useSubmit(() => account.keep(learner.id), { onError: useSessionCheck() });
  return (
    <>
      <p>{m['plan.kept.keep_lead']()}</p>
      <Row>
        <Button isPending={isBusy} onPress={() => submit()}>
          {m['plan.kept.keep']()}
        </Button>
      </Row>
      {problem && <Note tone="danger">{problem}</Note>}
    </>
  );
}

function InAccount({ learner, own, account }: { learner: Learner; own: OwnPlan; account: AccountPlan }) {
  return (
    <>
      <p>{own.isUnsent ? m['plan.kept.waiting']() : m['plan.kept.account']()}</p>
      <ConfirmedButton
        label={m['plan.kept.take_out']()}
        question={m['plan.kept.take_out_question']()}
        yes={m['plan.kept.take_out_yes']()}
        no={m['plan.kept.stays']()}
        action={() => account.takeOut(learner.id)}
      />
    </>
  );
}
