import { type AuthDraft, EMPTY_DRAFT } from './auth-draft.ts';

let kept = EMPTY_DRAFT;

/** What was typed before the dialog was closed, until this tab loads a page anew or somebody is here. */
export function keptDraft(): AuthDraft {
  return kept;
}

/** A password is not kept, and a grown-up says anew that they are one. */
export function keepDraft(draft: AuthDraft): void {
  kept = { ...draft, password: '', isGrownUp: false };
}

export function dropDraft(): void {
  kept = EMPTY_DRAFT;
}
