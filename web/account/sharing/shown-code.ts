import { shownGroupCode, typedGroupCode } from '#rules/groups/groups.ts';

/** The code in the fragment of an address, such as `#code=CFH4K7`, as it is shown; empty when there is none. */
export function codeOfFragment(fragment: string): string {
  const code = typedGroupCode(new URLSearchParams(fragment.slice(1)).get('code') ?? '');
  return code === null ? '' : shownGroupCode(code);
}
