/** Who asks for a demo session. */
export const VISITOR_KINDS = ['parent', 'educator', 'other'] as const;
export type VisitorKind = (typeof VISITOR_KINDS)[number];

export const DEMO_REQUEST = { longestName: 80, longestMessage: 1000 } as const;

/** A message as it is kept: in one Unicode form, its lines ended in one way, without what nobody can see or type. */
export function tidyMessage(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim();
}
