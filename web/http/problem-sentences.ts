import type { ProblemCode } from '#contract/platform/problem.ts';
import { m } from '#messages';

/** The sentence for each problem code of the API. */
const SENTENCES: Record<ProblemCode, () => string> = {
  'broken-json': m['problems.broken_json'],
  'wrong-content-type': m['problems.wrong_content_type'],
  'too-large': m['problems.too_large'],
  'invalid-request': m['problems.invalid_request'],
  'name-not-usable': m['problems.name_not_usable'],
  'email-not-usable': m['problems.email_not_usable'],
  'nickname-not-usable': m['problems.nickname_not_usable'],
  'nickname-taken': m['problems.nickname_taken'],
  'not-signed-in': m['problems.not_signed_in'],
  'other-session': m['problems.other_session'],
  'not-found': m['problems.not_found'],
  'unknown-kind': m['problems.unknown_kind'],
  'attempt-differs': m['problems.attempt_differs'],
  'request-differs': m['problems.request_differs'],
  'run-too-short': m['problems.run_too_short'],
  'run-too-early': m['problems.run_too_early'],
  'attempt-too-early': m['problems.attempt_too_early'],
  'email-taken': m['problems.email_taken'],
  'wrong-password': m['problems.wrong_password'],
  'weak-password': m['problems.weak_password'],
  'long-password': m['problems.long_password'],
  'common-password': m['problems.common_password'],
  'wrong-current-password': m['problems.wrong_current_password'],
  'invalid-provider': m['problems.invalid_provider'],
  'provider-not-set-up': m['problems.provider_not_set_up'],
  'provider-away': m['problems.provider_away'],
  'grown-up-needed': m['problems.grown_up_needed'],
  'grown-up-password-needed': m['problems.grown_up_password_needed'],
  'grown-up-email-needed': m['problems.grown_up_email_needed'],
  'outdated-page': m['problems.outdated_page'],
  'sign-up-expired': m['problems.sign_up_expired'],
  'sign-up-password-needed': m['problems.sign_up_password_needed'],
  'sign-up-password-wrong': m['problems.sign_up_password_wrong'],
  'link-not-usable': m['problems.link_not_usable'],
  'sign-up-closed': m['problems.sign_up_closed'],
  'invitation-needed': m['problems.invitation_needed'],
  'invitation-not-usable': m['problems.invitation_not_usable'],
  'too-many-sign-up-invitations': m['problems.too_many_sign_up_invitations'],
  'email-domain-not-allowed': m['problems.email_domain_not_allowed'],
  'teachers-by-operator': m['problems.teachers_by_operator'],
  'sign-in-again': m['problems.sign_in_again'],
  'last-way-in': m['problems.last_way_in'],
  'results-not-wanted': m['problems.results_not_wanted'],
  'tests-off': m['problems.tests_off'],
  'too-many-share-links': m['problems.too_many_share_links'],
  'too-many-new-share-links': m['problems.too_many_new_share_links'],
  'share-link-expired': m['problems.share_link_expired'],
  'share-link-revoked': m['problems.share_link_revoked'],
  'picture-not-usable': m['problems.picture_not_usable'],
  'not-enough-points': m['problems.not_enough_points'],
  'already-owned': m['problems.already_owned'],
  'undo-too-late': m['problems.undo_too_late'],
  'too-many-purchases': m['problems.too_many_purchases'],
  'adults-only': m['problems.adults_only'],
  'leads-groups': m['problems.leads_groups'],
  'grown-ups-only': m['problems.grown_ups_only'],
  'educators-only': m['problems.educators_only'],
  'not-for-self': m['problems.not_for_self'],
  'too-many-groups': m['problems.too_many_groups'],
  'pupil-name-taken': m['problems.pupil_name_taken'],
  'too-many-assignments': m['problems.too_many_assignments'],
  'too-many-texts': m['problems.too_many_texts'],
  'plan-full': m['problems.plan_full'],
  'text-not-usable': m['problems.text_not_usable'],
  'text-not-set': m['problems.text_not_set'],
  'group-code-unknown': m['problems.group_code_unknown'],
  'group-full': m['problems.group_full'],
  'own-group': m['problems.own_group'],
  'last-leader': m['problems.last_leader'],
  'leads-class-alone': m['problems.leads_class_alone'],
  'invitation-unknown': m['problems.invitation_unknown'],
  'other-role-needed': m['problems.other_role_needed'],
  'too-many-invitations': m['problems.too_many_invitations'],
  'too-many-leaders': m['problems.too_many_leaders'],
  'member-of-group': m['problems.member_of_group'],
  'wrong-pictures': m['problems.wrong_pictures'],
  'card-needed': m['problems.card_needed'],
  'parent-agreement-needed': m['problems.parent_agreement_needed'],
  'not-for-pupils': m['problems.not_for_pupils'],
  'mail-not-set-up': m['problems.mail_not_set_up'],
  'foreign-origin': m['problems.foreign_origin'],
  'too-many-tries': m['problems.too_many_tries'],
  busy: m['problems.busy'],
  'not-ready': m['problems.not_ready'],
  'server-fault': m['problems.server_fault'],
};

/** The sentence for a problem. `retryAfterSeconds`: the waiting time, if the server sent one. */
export function problemSentence(code: ProblemCode, retryAfterSeconds?: number): string {
  if (code === 'too-many-tries' && retryAfterSeconds)
    return m['problems.too_many_tries_until']({ minutes: Math.ceil(retryAfterSeconds / 60) });
  return SENTENCES[code]();
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(SENTENCES, code);
}

/** Why the server refused a result. `reason`: a problem code, or a sentence that an earlier version stored. */
export function refusalSentence(reason: string): string {
  return isProblemCode(reason) ? problemSentence(reason) : reason;
}
