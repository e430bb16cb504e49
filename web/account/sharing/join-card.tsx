import { useState } from 'react';
import type { AnswerOf } from '#contract/api.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { NOTHING_SHARED, needsPasswordForShares, type Shares, typedGroupCode } from '#rules/groups/groups.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { forgetJoinCode } from '../../device/join-code.ts';
import { isRequestProblem, request } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { GrownUpPassword, PASSWORD_PROBLEMS, useHasPassword } from '../../learner/sharing/grown-up-password.tsx';
import { leaderWords, lookerWords } from '../../learner/sharing/leader-words.ts';
import { ShareSwitches } from '../../learner/sharing/share-switches.tsx';
import { useFreshSignIn } from '../../learner/sign-in-again/use-fresh-sign-in.tsx';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { SettingsCard } from '../settings/settings-card.tsx';
import css from './sharing.module.css';

const EXAMPLE_CODE = 'CFH-4K7';

type Found = AnswerOf<'POST /learners/:learnerId/group-previews'> & { code: string };

type JoinCardProps = {
  learner: Learner;
  /** The initial value of the code field. */
  givenCode: string;
  onJoined: (name: string, memberships: Memberships) => Promise<void>;
};

/** Joins a class or family in two steps: first the code and the group it belongs to, then what its leader can see. */
export function JoinCard({ learner, givenCode, onJoined }: JoinCardProps) {
  const [typed, setTyped] = useState(givenCode);
  const [found, setFound] = useState<Found | null>(null);
  const [isBack, setIsBack] = useState(false);
  return (
    <SettingsCard title={m['sharing.join.title']()}>
      {found ? (
        <JoinForm
          learner={learner}
          found={found}
          onJoined={async (memberships) => {
            await onJoined(found.name, memberships);
            setTyped('');
            setFound(null);
            setIsBack(false);
          }}
          onCancel={() => {
            setFound(null);
            setIsBack(true);
          }}
        />
      ) : (
        <CodeForm learnerId={learner.id} typed={typed} onType={setTyped} onFound={setFound} takesFocus={isBack} />
      )}
    </SettingsCard>
  );
}

type CodeFormProps = {
  learnerId: string;
  typed: string;
  onType: (typed: string) => void;
  onFound: (found: Found) => void;
  takesFocus: boolean;
};

function CodeForm({ learnerId, typed, onType, onFound, takesFocus }: CodeFormProps) {
  const checkSession = useSessionCheck();
  const code = typedGroupCode(typed);
  const look = async () => {
    if (code === null) return;
    const group = await request('POST /learners/:learnerId/group-previews', { params: { learnerId }, body: { code } });
    onFound({ ...group, code });
  };
  const { form, submit, isBusy, problems, problem, changes } = useSubmit(look, {
    check: () => ({ code: code === null ? notACode(typed) : undefined }),
    fieldOf: (error) => (isRequestProblem(error, 'group-code-unknown') ? 'code' : null),
    onError: (error) => {
      if (isRequestProblem(error, 'group-code-unknown')) forgetJoinCode();
      checkSession(error);
    },
  });
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      <p>{m['sharing.join.lead']()}</p>
      <div className={css.code}>
        <TextField
          name="code"
          label={m['sharing.join.code']()}
          hint={m['sharing.join.code_hint']({ code: EXAMPLE_CODE })}
          value={typed}
          error={problems.code}
          onChange={changes('code', onType)}
          maxLength={40}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          autoFocus={takesFocus}
        />
      </div>
      <FormEnd submit={m['sharing.join.look']()} isBusy={isBusy} problem={problem} />
    </Stack>
  );
}

function notACode(typed: string): string {
  return typed.trim() === ''
    ? m['sharing.join.code_missing']()
    : m['sharing.join.code_not_one']({ code: EXAMPLE_CODE });
}

type JoinFormProps = {
  learner: Learner;
  found: Found;
  onJoined: (memberships: Memberships) => Promise<void>;
  onCancel: () => void;
};

function JoinForm({ learner, found: { code, kind, name, leaders }, onJoined, onCancel }: JoinFormProps) {
  const leader = leaderWords(leaders);
  const [shares, setShares] = useState<Shares>(NOTHING_SHARED);
  const [password, setPassword] = useState('');
  const hasPassword = useHasPassword(learner.id);
  const needsPassword = hasPassword && needsPasswordForShares(learner.ageBand, NOTHING_SHARED, shares);
  const join = async () => {
    const body = { code, shares, ...(needsPassword && { password }) };
    await onJoined(await request('POST /learners/:learnerId/memberships', { params: { learnerId: learner.id }, body }));
  };
  const { form, submit, isBusy, problems, problem, changes, signInAgain } = useFreshSignIn<'password'>(learner, join, {
    check: () => ({ password: needsPassword && password === '' ? m['sharing.password.missing']() : undefined }),
    ...PASSWORD_PROBLEMS,
    onError: useSessionCheck(),
  });
  if (signInAgain) return signInAgain;
  return (
    <Stack ref={form} as="form" gap="m" isWide onSubmit={submit} noValidate>
      <Stack gap="s" isWide>
        <p ref={focus} tabIndex={-1} className={css.name}>
          <strong>{m['sharing.join.found']({ kind, name, leader })}</strong>
        </p>
        <p>{m['sharing.join.choose']()}</p>
      </Stack>
      <ShareSwitches
        leader={lookerWords(leaders)}
        shares={shares}
        onChange={(share, isShown) => setShares((now) => ({ ...now, [share]: isShown }))}
      />
      {needsPassword && (
        <GrownUpPassword
          learner={learner}
          value={password}
          error={problems.password}
          onChange={changes('password', setPassword)}
        />
      )}
      <FormEnd
        submit={m['sharing.join.join']()}
        cancel={m['sharing.join.not_this_one']()}
        isBusy={isBusy}
        problem={problem}
        onCancel={onCancel}
      />
    </Stack>
  );
}
