import { describe, expect, it } from 'vitest';
import type { Role } from '../groups/groups.ts';
import { isAllowedEmail, refusalOfSignUp, type SignUpMode, type SignUpPolicy, schoolAnswers } from './sign-up.ts';

const DOMAINS = ['school.example', 'pupils.school.example'];
const OPEN: SignUpPolicy = { signUp: 'open', emailDomains: [], teachers: 'open', schoolAnswersForPupils: false };
const ADA = { email: 'ada@school.example', role: 'learner', invitation: 'none' } as const;

it.each([
  ['ada@school.example', true],
  ['ADA@School.Example', true],
  ['ada@pupils.school.example', true],
  ['ada@other.school.example', false],
  ['ada@myschool.example', false],
  ['ada@school.example.org', false],
  ['school.example@example.org', false],
  ['"a@school.example"@example.org', false],
  ['google-1@no-email.invalid', false],
])('an address is allowed when its whole domain is listed: %s %s', (email, allowed) => {
  expect(isAllowedEmail(email, DOMAINS)).toBe(allowed);
});

it('every address is allowed where no domain is listed', () => {
  expect(isAllowedEmail('ada@example.org', [])).toBe(true);
});

describe('who can sign up', () => {
  const INVITATIONS = ['none', 'not-usable', { role: null }] as const;
  it.each<[SignUpMode, ReturnType<typeof refusalOfSignUp>[]]>([
    ['open', [null, null, null]],
    ['invited', ['invitation-needed', 'invitation-not-usable', null]],
    ['closed', ['sign-up-closed', 'sign-up-closed', 'sign-up-closed']],
  ])('%s: without an invitation, with one that is used, with an open one: %s', (signUp, refusals) => {
    const found = INVITATIONS.map((invitation) => refusalOfSignUp({ ...OPEN, signUp }, { ...ADA, invitation }));
    expect(found).toEqual(refusals);
  });

  it('an invitation does not open the door to another domain', () => {
    const policy = { ...OPEN, signUp: 'invited', emailDomains: DOMAINS } as const;
    const invitation = { role: 'educator' } as const;
    expect(refusalOfSignUp(policy, { ...ADA, invitation })).toBeNull();
    expect(refusalOfSignUp(policy, { ...ADA, email: 'ada@example.org', invitation })).toBe('email-domain-not-allowed');
  });

  it.each<[Role, Role | null, boolean]>([
    ['learner', null, true],
    ['parent', null, true],
    ['educator', null, false],
    ['educator', 'parent', false],
    ['educator', 'educator', true],
    ['learner', 'educator', true],
  ])('where the operator makes teachers, a %s invited as %s can sign up: %s', (role, invitedAs, isAllowed) => {
    const policy = { ...OPEN, teachers: 'by-operator' } as const;
    const refusal = refusalOfSignUp(policy, { ...ADA, role, invitation: { role: invitedAs } });
    expect(refusal).toBe(isAllowed ? null : 'teachers-by-operator');
  });
});

it.each([
  [true, 'oidc', 'under-13', true],
  [true, 'oidc', '13-to-17', false],
  [true, 'oidc', null, false],
  [true, 'google', 'under-13', false],
  [true, 'password', 'under-13', false],
  [true, null, 'under-13', false],
  [false, 'oidc', 'under-13', false],
] as const)(
  'with SCHOOL_ANSWERS_FOR_PUPILS %s, by %s and %s: the school answers %s',
  (isSet, way, ageBand, answers) => {
    expect(schoolAnswers({ schoolAnswersForPupils: isSet }, way, ageBand)).toBe(answers);
  },
);
