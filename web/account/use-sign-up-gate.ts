import { useEffect, useState } from 'react';
import { ROLES, type Role } from '#rules/groups/groups.ts';
import { mayBecome } from '#rules/people/sign-up.ts';
import { useServerSetup } from '../api/server-setup.ts';
import { forgetSignUpInvitation, keptSignUpInvitation } from '../device/sign-up-invitation.ts';
import { problemSentence } from '../http/problem-sentences.ts';
import { isRequestProblem, request, sentenceOf } from '../http/request.ts';

type Invitation = { token: string; role: Role | null };

/**
 * Whether somebody can sign up here; null until it is known. `refusal`: the sentence that says why not. `invitation`: the
 * one of this tab, if it can be used. `roles`: what they can choose to be.
 */
export type SignUpGate = { refusal: string | null; invitation: Invitation | null; roles: readonly Role[] };

export function useSignUpGate(): SignUpGate | null {
  const setup = useServerSetup();
  const asked = useInvitation();
  if (setup === null) return null;
  if (setup.signUp === 'closed') return refused(problemSentence('sign-up-closed'));
  if (asked === 'asking') return null;
  if (setup.signUp === 'invited' && asked === null) return refused(problemSentence('invitation-needed'));
  if (setup.signUp === 'invited' && typeof asked === 'string') return refused(asked);
  const invitation = asked === null || typeof asked === 'string' ? null : asked;
  const roles = ROLES.filter((role) => mayBecome(setup, role) || invitation?.role === role);
  return { refusal: null, invitation, roles };
}

function refused(refusal: string): SignUpGate {
  return { refusal, invitation: null, roles: [] };
}

/** The invitation of this tab; null without one, a sentence when it cannot be used. */
function useInvitation(): Invitation | 'asking' | string | null {
  const [token] = useState(keptSignUpInvitation);
  const [found, setFound] = useState<Invitation | string | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isMounted = true;
    void previewOf(token).then((preview) => isMounted && setFound(preview));
    return () => {
      isMounted = false;
    };
  }, [token]);
  return token === null ? null : (found ?? 'asking');
}

async function previewOf(token: string): Promise<Invitation | string> {
  try {
    return { token, ...(await request('POST /auth/invitation-previews', { body: { token } })) };
  } catch (error) {
    if (isRequestProblem(error, 'invitation-not-usable')) forgetSignUpInvitation();
    return sentenceOf(error);
  }
}
