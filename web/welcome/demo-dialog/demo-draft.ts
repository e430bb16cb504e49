import type { DemoRequest } from '#contract/demo-request.ts';
import { DEMO_REQUEST, type VisitorKind } from '#rules/demo-request.ts';
import { looksLikeEmail } from '#rules/email.ts';

/** What was typed so far. */
export type DemoDraft = Omit<DemoRequest, 'visitorKind'> & { visitorKind: VisitorKind | null };
export type DemoFaults = { [Field in keyof DemoDraft]?: string | undefined };

const EMPTY: DemoDraft = { name: '', email: '', visitorKind: null, message: '' };

/** Outlives the dialog, so that closing it loses nothing; it ends with the page. */
let kept = EMPTY;
let sending = { id: '', words: '' };

export function keptDraft(): DemoDraft {
  return kept;
}

export function keepDraft(draft: DemoDraft): void {
  kept = draft;
}

export function forgetDraft(): void {
  kept = EMPTY;
}

/** The id under which a request is sent: the same words go under the same one, so that trying again stores them once. */
export function requestIdOf(request: DemoRequest): string {
  const words = JSON.stringify(request);
  if (sending.words !== words) sending = { id: crypto.randomUUID(), words };
  return sending.id;
}

/** What can be sent; null while something in it is still wrong. */
export function requestIn({ name, email, visitorKind, message }: DemoDraft): DemoRequest | null {
  return visitorKind && { name: name.trim(), email: email.trim(), visitorKind, message: message.trim() };
}

/** What a person has to change before it makes sense to ask the server; one sentence for each field, in their order. */
export function faultsOf({ name, email, visitorKind, message }: DemoDraft): DemoFaults {
  const { longestName, maxMessageLength } = DEMO_REQUEST;
  const faults: DemoFaults = {};
  if (name.trim() === '') faults.name = 'Type your name. It can be a first name.';
  else if (name.trim().length > longestName) faults.name = `Use up to ${longestName} letters.`;
  if (email.trim() === '') faults.email = 'Type your email address.';
  else if (!looksLikeEmail(email)) faults.email = 'An email address looks like name@example.org';
  if (visitorKind === null) faults.visitorKind = 'Choose one of the three.';
  const over = message.trim().length - maxMessageLength;
  if (over > 0) faults.message = `The message can have ${maxMessageLength} characters. Take out ${over}.`;
  return faults;
}
