import { NAME } from './name.ts';

/** The role of a person who requests a demo session. */
export const VISITOR_KINDS = ['parent', 'educator', 'other'] as const;
export type VisitorKind = (typeof VISITOR_KINDS)[number];

/** The length of the name and of the message, in characters. Our own limits. */
export const DEMO_REQUEST = { longestName: NAME.longest, maxMessageLength: 1000 } as const;

/** A message in NFC, trimmed, with LF line ends and without control characters and lone surrogates. */
export function normalizeMessage(typed: string): string {
  return typed
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\p{Cs}]/gu, '')
    .normalize('NFC')
    .trim();
}
