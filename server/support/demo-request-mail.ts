import type { DemoRequest } from '#contract/people/demo-request.ts';
import { m } from '#messages';
import type { VisitorKind } from '#rules/people/demo-request.ts';
import type { MainDatabase } from '../database/connect.ts';
import { greeting, type Letter, type LetterWriters } from '../mail/mails.ts';
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

const WHO: Record<VisitorKind, () => string> = {
  parent: m['mail.demo_request.parent'],
  educator: m['mail.demo_request.educator'],
  other: m['mail.demo_request.other'],
};

/** The mail to the operator about a demo request; replies go to the visitor. */
export function demoRequestLetter({ name, email, visitorKind, message }: DemoRequest): Letter {
  return {
    subject: m['mail.demo_request.subject'](),
    replyTo: { name, address: email },
    blocks: [
      greeting(),
      `${m['mail.demo_request.asks']({ name })} ${WHO[visitorKind]()}`,
      ...(message === ''
        ? [m['mail.demo_request.no_message']()]
        : [m['mail.demo_request.message'](), { quote: message }]),
      m['mail.demo_request.answer']({ email }),
      m['mail.demo_request.why'](),
    ],
  };
}
