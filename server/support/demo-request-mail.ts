import type { MainDatabase } from '../database/connect.ts';
import type { LetterWriters } from '../mail/mails.ts';
import { demoRequestLetter } from './demo-request-letter.ts';
import { findDemoRequest } from './demo-request-queries.ts';

/** Tells the operator about a demo request. */
export type DemoRequestMail = { kind: 'demo-request'; recipient: string; details: { requestId: string } };

export function demoRequestLetters({ database }: { database: MainDatabase }): LetterWriters<DemoRequestMail> {
  return {
    'demo-request': async ({ details }) => {
      const request = await findDemoRequest(database, details.requestId);
      return request ? demoRequestLetter(request) : null;
    },
  };
}
