import { shownGroupCode, typedGroupCode } from '#rules/groups/groups.ts';
import { isCardSecret } from '#rules/groups/pupil-cards.ts';

/** The code in a URL fragment such as `#CFH4K7`, formatted for display; empty when there is none. */
export function codeOfFragment(fragment: string): string {
  const code = typedGroupCode(fragment.slice(1));
  return code === null ? '' : shownGroupCode(code);
}

/** The secret of a card in a URL fragment such as `#card=…`; null when there is none. */
export function cardOfFragment(fragment: string): string | null {
  const secret = new URLSearchParams(fragment.slice(1)).get('card') ?? '';
  return isCardSecret(secret) ? secret : null;
}
