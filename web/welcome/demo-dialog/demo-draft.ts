import type { DemoRequest } from '#contract/people/demo-request.ts';
import { m } from '#messages';
import { DEMO_REQUEST, type VisitorKind } from '#rules/people/demo-request.ts';
import { looksLikeEmail } from '#rules/people/email.ts';
import type { FieldProblems } from '../../http/use-submit.ts';

/** The values typed so far. */
export type DemoDraft = Omit<DemoRequest, 'visitorKind'> & { visitorKind: VisitorKind | null };
export type DemoProblems = FieldProblems<keyof DemoDraft>;

const EMPTY: DemoDraft = { name: '', email: '', visitorKind: null, message: '' };

/** Kept until the page is left, so that closing the dialog loses nothing. */
let draft = EMPTY;
let sent = { id: '', words: '' };

export function keptDraft(): DemoDraft {
  return draft;
}

export function keepDraft(changed: DemoDraft): void {
  draft = changed;
}

export function forgetDraft(): void {
  draft = EMPTY;
}

/** The id of a request. It is the same for the same content, so that a retry is stored only once. */
export function requestIdOf(request: DemoRequest): string {
  const words = JSON.stringify(request);
  if (sent.words !== words) sent = { id: crypto.randomUUID(), words };
  return sent.id;
}

/** The body of the request; null while no kind of visitor is selected. */
export function requestIn({ name, email, visitorKind, message }: DemoDraft): DemoRequest | null {
  return visitorKind && { name: name.trim(), email: email.trim(), visitorKind, message: message.trim() };
}

/** The problems of the fields, one sentence per field, in the order of the fields. */
export function problemsOf({ name, email, visitorKind, message }: DemoDraft): DemoProblems {
  const { longestName, maxMessageLength } = DEMO_REQUEST;
  const problems: DemoProblems = {};
  if (name.trim() === '') problems.name = m['welcome.demo.name_missing']();
  else if (name.trim().length > longestName) problems.name = m['welcome.demo.name_too_long']({ count: longestName });
  if (email.trim() === '') problems.email = m['welcome.demo.email_missing']();
  else if (!looksLikeEmail(email)) problems.email = m['welcome.demo.email_malformed']();
  if (visitorKind === null) problems.visitorKind = m['welcome.demo.visitor_kind_missing']();
  const over = message.trim().length - maxMessageLength;
  if (over > 0) problems.message = m['welcome.demo.message_too_long']({ count: maxMessageLength, over });
  return problems;
}
