import type { DemoRequest } from '#contract/demo-request.ts';
import type { VisitorKind } from '#rules/demo-request.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { Letter } from '../mail/letter.ts';
import type { LetterWriters } from '../mail/mails.ts';
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

const WHO: Record<VisitorKind, string> = {
  parent: 'They are a parent.',
  educator: 'They are an educator.',
  other: 'They are neither a parent nor an educator.',
};

/** Tells the operator about a demo request; answers go to the visitor. */
export function demoRequestLetter({ name, email, visitorKind, message }: DemoRequest): Letter {
  return {
    subject: 'Somebody asks for a demo session',
    replyTo: { name, address: email },
    blocks: [
      'Hello,',
      `${name} asks for a demo session of #thembstudy. ${WHO[visitorKind]}`,
      ...(message === '' ? ['They wrote no message.'] : ['They wrote:', { quote: message }]),
      `To write to them, answer this mail. Their address is ${email}.`,
      'You get this mail because your address is set as OPERATOR_EMAIL of this app.',
    ],
  };
}
