import { shownGroupCode, typedGroupCode } from '#rules/groups/groups.ts';

/** The code in a URL fragment such as `#code=CFH4K7`, formatted for display; empty when there is none. */
export function codeOfFragment(fragment: string): string {
  const code = typedGroupCode(new URLSearchParams(fragment.slice(1)).get('code') ?? '');
  return code === null ? '' : shownGroupCode(code);
}
