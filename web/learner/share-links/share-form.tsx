import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Learner } from '#contract/people/learner.ts';
import type { ShareLinks } from '#contract/screening/share-links.ts';
import { m } from '#messages';
import { SHARE_LINK, type ShareDays, type ShownByLink } from '#rules/groups/share-link.ts';
import { needsGrownUp } from '#rules/people/age-band.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { PATHS, PLAN_LINK } from '../../paths.ts';
import { FormEnd } from '../../ui/controls/form-end.tsx';
import { NewLink } from '../../ui/controls/new-link.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { TextField } from '../../ui/controls/text-field.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { useFreshSignIn } from '../sign-in-again/use-fresh-sign-in.tsx';

type ShareFormProps = { learner: Learner; shows: ShownByLink; onMade: (links: ShareLinks['links']) => Promise<void> };

/** What stands before the token in the address of a link. */
const ADDRESSES: Record<ShownByLink, string> = {
  report: `${PATHS.shared}#`,
  plan: `${PATHS.plan}${PLAN_LINK}`,
};

/** Creates a share link, and shows it once to be copied. */
export function ShareForm({ learner, shows, onMade }: ShareFormProps) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Stack isWide>
      <h3>{m['grown_up.share.link_title']()}</h3>
      <p>{m['grown_up.share.link_lead']()}</p>
      {token ? (
        <NewLink address={`${window.location.origin}${ADDRESSES[shows]}${token}`} onAnother={() => setToken(null)} />
      ) : (
        <MakeLink
          learner={learner}
          shows={shows}
          onMade={async (made) => {
            await onMade(made.links);
            setToken(made.token);
          }}
        />
      )}
    </Stack>
  );
}

type MakeLinkProps = {
  learner: Learner;
  shows: ShownByLink;
  onMade: (made: ShareLinks & { token: string }) => Promise<void>;
};

function MakeLink({ learner, shows, onMade }: MakeLinkProps) {
  const { id, email, ageBand } = learner;
  const needsPassword = useHasPassword(id, needsGrownUp(ageBand));
  const [days, setDays] = useState<ShareDays>(SHARE_LINK.days[0]);
  const [password, setPassword] = useState('');
  const make = async () => {
    const body = { days, shows, ...(needsPassword && { password }) };
    await onMade(await request('POST /learners/:learnerId/share-links', { params: { learnerId: id }, body }));
  };
  const { form, submit, isBusy, problems, problem, changes, signInAgain } = useFreshSignIn(learner, make, {
    check: () => ({ password: needsPassword && password === '' ? m['grown_up.share.password_missing']() : undefined }),
    fieldOf: (error) => (isRequestProblem(error, 'wrong-current-password') ? 'password' : null),
    sentence: problemOf,
    onError: useSessionCheck(),
  });
  if (signInAgain) return signInAgain;
  return (
    <Stack ref={form} as="form" isWide onSubmit={submit} noValidate>
      <SegmentedControl
        label={m['grown_up.share.days']()}
        segments={SHARE_LINK.days.map((count) => ({
          value: `${count}`,
          label: m['grown_up.share.days_choice']({ days: count }),
        }))}
        value={`${days}`}
        onChange={(chosen) => setDays(Number(chosen) as ShareDays)}
      />
      {needsPassword && (
        <div className={layout.short}>
          {/* Tells password managers which account it is. */}
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <TextField
            name="password"
            label={m['grown_up.share.password']()}
            hint={m['grown_up.share.grown_up_types']()}
            type="password"
            autoComplete="current-password"
            value={password}
            error={problems.password}
            onChange={changes('password', setPassword)}
            isRequired
          />
        </div>
      )}
      <FormEnd submit={m['grown_up.share.make']()} isBusy={isBusy} problem={problem} look="line" />
    </Stack>
  );
}

/** Whether a learner has a password, if `matters`; true until it is known. */
function useHasPassword(learnerId: string, matters: boolean): boolean {
  const { data } = useQuery({
    queryKey: ['sign-in-methods', learnerId],
    queryFn: () => request('GET /learners/:learnerId/ways-in', { params: { learnerId } }),
    enabled: matters,
  });
  return matters && (data?.ways.some(({ way }) => way === 'password') ?? true);
}

function problemOf(error: unknown): string {
  return isRequestProblem(error, 'wrong-current-password') ? m['grown_up.share.password_wrong']() : sentenceOf(error);
}
