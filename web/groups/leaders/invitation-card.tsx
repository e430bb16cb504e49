import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#contract/api.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { shownGroupCode, typedInvitationCode } from '#rules/groups/groups.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { useFreshSignIn } from '../../learner/sign-in-again/use-fresh-sign-in.tsx';
import { PATHS } from '../../paths.ts';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, Stack } from '../../ui/layout/layout.tsx';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import { leaderLabel } from '../group-words.ts';
import css from '../groups.module.css';
import { useGroupChanges } from '../groups-query.ts';

const EXAMPLE_CODE = 'CFH4-K7MN';

/** The code in a URL fragment such as `#invitation=CFH4K7MN`, formatted for display; empty when there is none. */
export function invitationIn(fragment: string): string {
  const code = typedInvitationCode(new URLSearchParams(fragment.slice(1)).get('invitation') ?? '');
  return code === null ? '' : shownGroupCode(code);
}

type Invited = AnswerOf<'POST /learners/:learnerId/invitation-previews'> & { code: string };

/** Accepts an invitation to lead a group in two steps: first the code and the group it belongs to, then the yes. */
export function InvitationCard({ learner, given }: { learner: Learner; given: string }) {
  const [typed, setTyped] = useState(given);
  const [invited, setInvited] = useState<Invited | null>(null);
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="invitation">
      <h2 id="invitation">{m['leaders.accept.title']()}</h2>
      {invited ? (
        <AcceptForm learner={learner} invited={invited} onClose={() => setInvited(null)} />
      ) : (
        <CodeForm learnerId={learner.id} typed={typed} onType={setTyped} onFound={setInvited} />
      )}
    </Card>
  );
}

type CodeFormProps = {
  learnerId: string;
  typed: string;
  onType: (typed: string) => void;
  onFound: (invited: Invited) => void;
};

function CodeForm({ learnerId, typed, onType, onFound }: CodeFormProps) {
  const code = typedInvitationCode(typed);
  const look = async () => {
    if (code === null) return;
    const sent = { params: { learnerId }, body: { code } };
    onFound({ ...(await request('POST /learners/:learnerId/invitation-previews', sent)), code });
  };
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(look, {
    check: () => ({ invitation: code === null ? notACode(typed) : undefined }),
    fieldOf: (error) => (isRequestProblem(error, 'invitation-unknown') ? 'invitation' : null),
    onError: useSessionCheck(),
  });
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      <p>{m['leaders.accept.lead']()}</p>
      <div className={css.invitation}>
        <TextField
          name="invitation"
          label={m['leaders.accept.code']()}
          hint={m['leaders.accept.code_hint']({ code: EXAMPLE_CODE })}
          value={typed}
          error={problems.invitation}
          onChange={changes('invitation', onType)}
          maxLength={40}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
        />
      </div>
      <FormEnd submit={m['leaders.accept.look']()} look="line" isBusy={isBusy} problem={problem} />
    </Stack>
  );
}

function notACode(typed: string): string {
  return typed.trim() === ''
    ? m['leaders.accept.code_missing']()
    : m['leaders.accept.code_not_one']({ code: EXAMPLE_CODE });
}

type AcceptFormProps = { learner: Learner; invited: Invited; onClose: () => void };

function AcceptForm({ learner, invited: { code, kind, name, role, leaderNames }, onClose }: AcceptFormProps) {
  const { accept } = useGroupChanges(learner.id);
  const notify = useNotify();
  const navigate = useNavigate();
  const { form, submit, isBusy, problem, signInAgain } = useFreshSignIn(learner, async () => {
    await accept(code);
    onClose();
    notify({ sentence: m['leaders.accept.accepted']({ name }), takesFocus: true });
    // Removes a used code from the URL, so that a reload does not offer it again.
    await navigate(PATHS.groups, { replace: true, preventScrollReset: true });
  });
  if (signInAgain) return signInAgain;
  const leader = joinWithAnd(leaderNames.map(leaderLabel));
  return (
    <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
      <Stack gap="s" isWide>
        <p ref={focus} tabIndex={-1} className={css.name}>
          <strong>{m['leaders.accept.found']({ kind, name, leader })}</strong>
        </p>
        <p>{m['leaders.accept.role']({ role })}</p>
        <p>{m['leaders.accept.told']()}</p>
      </Stack>
      <FormEnd
        submit={m['leaders.accept.accept']()}
        cancel={m['leaders.accept.not_this_one']()}
        isBusy={isBusy}
        problem={problem}
        onCancel={onClose}
      />
    </Stack>
  );
}
