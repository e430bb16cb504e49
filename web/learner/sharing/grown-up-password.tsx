import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSignInMethods } from '../../api/sign-in-queries.ts';
import { isRequestProblem, sentenceOf } from '../../http/request.ts';
import { TextField } from '../../ui/controls/text-field.tsx';
import layout from '../../ui/layout.module.css';

/** Whether a learner has a password; true until it is known. */
export function useHasPassword(learnerId: string): boolean {
  return useSignInMethods(learnerId).methods?.some(({ way }) => way === 'password') ?? true;
}

type GrownUpPasswordProps = {
  learner: Learner;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
  autoFocus?: boolean;
};

/** A field for the password of a child's account, to be typed by an adult. */
export function GrownUpPassword({ learner, ...rest }: GrownUpPasswordProps) {
  return (
    <div className={layout.short}>
      {/* Tells password managers which account it is. */}
      <input type="hidden" name="username" autoComplete="username" value={learner.email} />
      <TextField
        {...rest}
        name="password"
        label={m['sharing.password.label']()}
        hint={m['sharing.password.hint']()}
        type="password"
        autoComplete="current-password"
        isRequired
      />
    </div>
  );
}

/** The options of `useSubmit` for problems of the password. */
export const PASSWORD_PROBLEMS = {
  fieldOf: (error: unknown) => (isRequestProblem(error, 'wrong-current-password') ? 'password' : null),
  sentence: (error: unknown) => {
    if (isRequestProblem(error, 'wrong-current-password')) return m['sharing.password.wrong']();
    return isRequestProblem(error, 'sign-in-again') ? m['sharing.password.sign_in_again']() : sentenceOf(error);
  },
} as const;
