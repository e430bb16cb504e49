import { API, type Api, type BodyOf } from '#contract/api.ts';
import { type Endpoint, pathOf } from '#contract/platform/endpoint.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { EMPTY_PLAN } from '#rules/plan/plan.ts';
import { newQuestion } from '../identity/installation/installation-proof.ts';
import { jpeg, webp } from './pictures.ts';
import { FLAGGED_REPORTS } from './runs/reports.ts';
import { RUN_REPORTS } from './runs/sample-runs.ts';
import { AUTH_SETTINGS, PASSWORD, SIGN_UP_CONSENT } from './test-app.ts';

/** A request that its route accepts. A test replaces placeholders such as `:learnerId` and `:uuid` with values. */
export type ValidRequest = { path: string; body?: unknown; headers?: Record<string, string> };
export type KnownRoute = { access: Endpoint['access']; requests: readonly [ValidRequest, ...ValidRequest[]] };

/** `params`: of the path; a parameter without a value stays a placeholder. */
type Example<Name extends keyof Api> = {
  params?: Record<string, string>;
  query?: string;
  body?: BodyOf<Name>;
  headers?: Record<string, string>;
};
type Examples<Name extends keyof Api> = readonly [Example<Name>, ...Example<Name>[]];

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const SHARES = { activity: true, progress: false, screening: false, plan: false };
/** A member who shares a plan with the leader. */
const PLANNER = { groupId: ':ledGroupId' };
/** Pupils in a class of the teacher who created their accounts, and a member of a family. */
const PUPIL = { groupId: ':madeInGroupId', memberId: ':madeMemberId' };
const PUPILS = { memberIds: [':madeMemberId'] };
const CHILD = { groupId: ':familyId', memberId: ':childId' };
/** A family of this learner, and a child whose account they made in it. */
const OWN_CHILD = { groupId: ':ownFamilyId', memberId: ':ownChildId' };
/** A leader who helps in a class of this learner. */
const OTHER_LEADER = { groupId: ':ledGroupId', leaderId: ':otherLeaderId' };
const NEW_YEAR = { name: 'Class 6a', to: null, moved: [], left: [':memberId'] };
/** A text in a class of this learner. */
const TEXT = { groupId: ':textGroupId', textId: ':groupTextId' };
const CHANGED_AT = '2026-11-21T09:00:00.000Z';

/** Of the routes that need more than their path. */
const EXAMPLES: { [Name in keyof Api]?: Examples<Name> } = {
  'GET /installation': [{ query: `?${new URLSearchParams(newQuestion(AUTH_SETTINGS.secret))}` }],
  'GET /first-answers': [{ query: '?learnerId=:learnerId&of=learner,attempts,activity&minutesFromUtc=60' }],
  'POST /auth/sign-up/email': [
    { body: { name: 'Cy', email: ':uuid@example.org', password: PASSWORD, ...SIGN_UP_CONSENT } },
  ],
  'POST /auth/invitation-previews': [{ body: { token: ':signUpInvitation' } }],
  'POST /auth/sign-in/email': [{ body: { email: ':email', password: PASSWORD } }],
  'POST /auth/sign-in/social': [{ body: { provider: 'google', nonce: ':uuid' } }],
  'POST /auth/link/social': [{ body: { provider: 'github', nonce: ':uuid' } }],
  'GET /auth/callback/:provider': [{ params: { provider: 'google' }, query: '?code=abc&state=:state' }],
  'POST /auth/callback/:provider': [{ params: { provider: 'apple' }, query: '?code=abc&state=:state', headers: FORM }],
  'POST /auth/finish-sign-up': [{ body: { ...SIGN_UP_CONSENT, nonce: ':nonce' } }],
  'POST /auth/request-password-reset': [{ body: { email: ':email' } }],
  'POST /auth/resend-confirmation': [{ body: { email: ':email' } }],
  'POST /auth/confirm-email': [
    { body: { token: ':confirmToken' } },
    { body: { token: ':signUpToken', password: PASSWORD } },
  ],
  'POST /auth/reset-password': [{ body: { token: ':resetToken', password: 'another three words' } }],
  'POST /auth/take-back-previews': [{ body: { token: ':takeBackToken' } }],
  'POST /auth/take-back': [
    { body: { token: ':takeBackToken', password: 'another three words', keeps: [] } },
    { body: { token: ':takeBackToken', password: 'another three words', keeps: ['report-link :uuid'] } },
  ],
  'DELETE /learners/:learnerId/ways-in/:way': [{ params: { way: 'password' } }],
  'PATCH /learners/:learnerId/preferences': [
    { body: { stutterDetection: true, focusMode: true, dailyReports: false } },
  ],
  'PATCH /learners/:learnerId/settings': [
    {
      body: {
        font: { value: 'lexend', changedAt: CHANGED_AT },
        size: { value: 1.5, changedAt: CHANGED_AT },
        sound: { value: false, changedAt: CHANGED_AT },
        voice: { value: 'Ada', changedAt: CHANGED_AT },
      },
    },
  ],
  'PATCH /learners/:learnerId/profile': [
    { body: { name: 'Ada Lee', picture: { kind: 'none' } } },
    { body: { picture: { kind: 'set', name: 'panda' } } },
    { body: { picture: { kind: 'own', base64: webp().toString('base64') } } },
    { body: { picture: { kind: 'own', base64: jpeg().toString('base64') } } },
  ],
  'GET /learners/:learnerId/export': [{ query: '?as=json' }, { query: '?as=csv' }],
  'POST /learners/:learnerId/password': [{ body: { currentPassword: PASSWORD, newPassword: 'another three words' } }],
  'PUT /learners/:learnerId/consents/results': [
    { body: { answer: true, consentVersion: CONSENT_VERSIONS.results, isGrownUp: true } },
  ],
  'PUT /learners/:learnerId/consents/research': [
    { body: { answer: true, consentVersion: CONSENT_VERSIONS.research, isGrownUp: true } },
  ],
  'PUT /learners/:learnerId/attempts/:part/:attemptId': oneForEach('part', FLAGGED_REPORTS),
  'PUT /anonymous/attempts/:part/:attemptId': oneForEach('part', FLAGGED_REPORTS),
  'PUT /learners/:learnerId/runs/:game/:runId': oneForEach('game', RUN_REPORTS),
  'GET /learners/:learnerId/activity': [{ query: '?minutesFromUtc=-210' }, { query: '?minutesFromUtc=840' }],
  'PUT /learners/:learnerId/purchases/:purchaseId': [
    { params: { purchaseId: ':newPurchaseId' }, body: { item: 'merchandise', price: 30 } },
  ],
  'PUT /learners/:learnerId/leaderboard': [
    { body: { nickname: 'Quiet Owl' } },
    { body: { nickname: 'Purple Heron' } },
    { body: { nickname: null } },
  ],
  'POST /learners/:learnerId/share-links': [{ body: { days: 7 } }, { body: { days: 7, shows: 'report' } }],
  'POST /shared-plans': [{ body: { token: ':planToken' } }],
  'POST /shared-reports': [{ body: { token: ':shareToken' } }],
  'POST /learners/:learnerId/groups': [{ body: { kind: 'class', name: 'Class :leader' } }],
  'GET /learners/:learnerId/groups/:groupId': [{ params: { groupId: ':ledGroupId' } }],
  'PATCH /learners/:learnerId/groups/:groupId': [{ params: { groupId: ':ledGroupId' }, body: { name: 'Class 5b' } }],
  'DELETE /learners/:learnerId/groups/:groupId': [{ params: { groupId: ':ledGroupId' } }],
  'PUT /learners/:learnerId/groups/:groupId/code': [{ params: { groupId: ':ledGroupId' } }],
  'DELETE /learners/:learnerId/groups/:groupId/code': [{ params: { groupId: ':ledGroupId' } }],
  'DELETE /learners/:learnerId/groups/:groupId/members/:memberId': [{ params: { groupId: ':ledGroupId' } }],
  'GET /learners/:learnerId/groups/:groupId/worth-a-look': [{ params: { groupId: ':ledGroupId' } }],
  'GET /learners/:learnerId/groups/:groupId/members/:memberId': [{ params: { groupId: ':ledGroupId' } }],
  'GET /learners/:learnerId/groups/:groupId/members/:memberId/report': [{ params: { groupId: ':ledGroupId' } }],
  'POST /learners/:learnerId/groups/:groupId/invitations': [
    { params: { groupId: ':ledGroupId' }, body: { role: 'helps' } },
  ],
  'DELETE /learners/:learnerId/groups/:groupId/invitations/:invitationId': [
    { params: { groupId: ':ledGroupId', invitationId: ':openInvitationId' } },
  ],
  'PUT /learners/:learnerId/groups/:groupId/leaders/:leaderId': [{ params: OTHER_LEADER, body: { role: 'leads' } }],
  'DELETE /learners/:learnerId/groups/:groupId/leaders/:leaderId': [{ params: OTHER_LEADER }],
  'POST /learners/:learnerId/invitation-previews': [{ body: { code: ':invitationCode' } }],
  'POST /learners/:learnerId/groups/:groupId/sign-up-invitations': [{ params: { groupId: ':ledGroupId' } }],
  'GET /learners/:learnerId/sign-up-invitations': [{}],
  'DELETE /learners/:learnerId/sign-up-invitations/:signUpInvitationId': [
    { params: { signUpInvitationId: ':madeInvitationId' } },
  ],
  'POST /learners/:learnerId/led-groups': [{ body: { code: ':invitationCode' } }],
  'GET /learners/:learnerId/groups/:groupId/roll': [{ params: { groupId: ':ledGroupId' } }],
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId': [
    { params: { groupId: ':formerGroupId', memberId: ':formerMemberId' } },
  ],
  'DELETE /learners/:learnerId/groups/:groupId/end': [{ params: { groupId: ':ledGroupId' } }],
  'POST /learners/:learnerId/groups/:groupId/new-year': [
    { params: { groupId: ':ledGroupId' }, body: { ...NEW_YEAR, isPreview: true } },
    { params: { groupId: ':ledGroupId' }, body: { ...NEW_YEAR, isPreview: false } },
  ],
  'POST /learners/:learnerId/groups/:groupId/assignments': [
    {
      params: { groupId: ':ledGroupId' },
      body: { kind: 'passage', target: 'last-bus', dueDay: null, note: 'Read it twice.' },
    },
    { params: { groupId: ':ledGroupId' }, body: { kind: 'game', target: 'simon', dueDay: null, note: null } },
    { params: { groupId: ':ledGroupId' }, body: { kind: 'sequence', target: null, dueDay: null, note: null } },
    {
      params: { groupId: ':textGroupId' },
      body: { kind: 'text', target: ':groupTextId', dueDay: null, note: null },
    },
  ],
  'GET /learners/:learnerId/groups/:groupId/texts': [{ params: { groupId: ':ledGroupId' } }],
  'POST /learners/:learnerId/groups/:groupId/texts': [
    {
      params: { groupId: ':ledGroupId' },
      body: { title: 'Owls', text: 'Owls see at night.\nThey hear well.' },
    },
  ],
  'GET /learners/:learnerId/groups/:groupId/texts/:textId': [{ params: TEXT }],
  'DELETE /learners/:learnerId/groups/:groupId/texts/:textId': [{ params: TEXT }],
  'PUT /learners/:learnerId/plan': [{ body: { plan: EMPTY_PLAN } as BodyOf<'PUT /learners/:learnerId/plan'> }],
  'GET /learners/:learnerId/groups/:groupId/members/:memberId/plan': [{ params: PLANNER }],
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId/plan-note': [
    { params: PLANNER, body: { sentences: ['I read the task with her first.'] } },
  ],
  'GET /learners/:learnerId/set-texts/:textId': [{ params: { textId: ':setTextId' } }],
  'PUT /learners/:learnerId/set-texts/:textId/reading': [
    { params: { textId: ':setTextId' }, body: { finishedAt: CHANGED_AT } },
  ],
  'DELETE /learners/:learnerId/groups/:groupId/assignments/:assignmentId': [
    { params: { groupId: ':ledGroupId', assignmentId: ':setAssignmentId' } },
  ],
  'PUT /learners/:learnerId/role': [{ body: { role: 'learner' } }, { body: { role: 'educator' } }],
  'PUT /learners/:learnerId/for-myself': [{ body: { usesForSelf: true } }],
  'POST /learners/:learnerId/group-previews': [{ body: { code: ':groupCode' } }],
  'POST /learners/:learnerId/memberships': [{ body: { code: ':groupCode', shares: SHARES } }],
  'PUT /learners/:learnerId/memberships/:groupId': [
    { params: { groupId: ':joinedGroupId' }, body: { shares: { ...SHARES, progress: true } } },
  ],
  'DELETE /learners/:learnerId/memberships/:groupId': [{ params: { groupId: ':joinedGroupId' } }],
  'POST /learners/:learnerId/pupil-lists': [
    { body: { rows: [{ name: 'Bo', email: ':uuid@example.org', className: 'Class :leader' }], isPreview: false } },
    { body: { rows: [{ name: 'Bo', className: 'Class :leader', number: 'A1' }], isPreview: true } },
  ],
  'POST /learners/:learnerId/groups/:groupId/children': [
    {
      params: { groupId: ':ownFamilyId' },
      body: { name: 'Mia :uuid', ageBand: 'under-13', shares: { activity: true, progress: false } },
    },
  ],
  'POST /learners/:learnerId/groups/:groupId/members/:memberId/device': [{ params: OWN_CHILD }],
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId/name': [{ params: PUPIL, body: { name: 'Bo Read' } }],
  'GET /learners/:learnerId/groups/:groupId/cards': [{ params: { groupId: ':madeInGroupId' } }],
  'POST /learners/:learnerId/groups/:groupId/cards': [{ params: { groupId: ':madeInGroupId' }, body: PUPILS }],
  'PUT /learners/:learnerId/groups/:groupId/pictures': [{ params: { groupId: ':madeInGroupId' }, body: PUPILS }],
  'PUT /learners/:learnerId/groups/:groupId/sign-in-window': [{ params: { groupId: ':ledGroupId' } }],
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement': [
    { params: CHILD, body: { textVersion: PARENT_AGREEMENT_VERSION } },
  ],
  'DELETE /learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement': [{ params: CHILD }],
  'GET /learners/:learnerId/groups/:groupId/members/:memberId/parents': [
    { params: { groupId: ':madeInGroupId', memberId: ':madeMemberId' } },
  ],
  'PUT /learners/:learnerId/groups/:groupId/members/:memberId/parents/:parentId/report': [
    { params: { groupId: ':taughtGroupId', memberId: ':taughtId', parentId: ':linkedParentId' } },
  ],
  'POST /auth/picture-sign-in': [
    { body: { code: ':pupilCode', name: 'Bo Reed', pictures: ['cat', 'key', 'star'] } },
    { body: { card: ':cardSecret', pictures: ['cat', 'key', 'star'] } },
  ],
  'PUT /demo-requests/:requestId': [
    {
      body: {
        name: 'Cy',
        email: 'cy@example.org',
        visitorKind: 'parent',
        message: 'Hello.\n\nIs there a time in June?',
      },
    },
  ],
};

/** Every route of the server: the endpoints of the contract, and the pages. */
export const KNOWN_ROUTES: Record<string, KnownRoute> = {
  ...Object.fromEntries((Object.keys(API) as (keyof Api)[]).map(routeOf)),
  'GET /local-mail': { access: 'anyone', requests: [{ path: '/local-mail', headers: { host: 'localhost' } }] },
  'GET /.well-known/security.txt': { access: 'anyone', requests: [{ path: '/.well-known/security.txt' }] },
  'GET /security-policy.txt': { access: 'anyone', requests: [{ path: '/security-policy.txt' }] },
  'GET /assets/*': { access: 'anyone', requests: [{ path: '/assets/app.js' }] },
  'GET /*': {
    access: 'anyone',
    requests: [{ path: '/' }, { path: '/four' }, { path: '/icon.svg' }],
  },
};

/** One example for each report, with its key in the path. */
function oneForEach<Report>(param: string, reports: Record<string, Report>) {
  return Object.entries(reports).map(([key, body]) => ({ params: { [param]: key }, body })) as [
    { params: Record<string, string>; body: Report },
  ];
}

function routeOf(name: keyof Api): [string, KnownRoute] {
  const examples: readonly Example<keyof Api>[] = EXAMPLES[name] ?? [{}];
  const words = { runId: ':uuid', attemptId: ':uuid', requestId: ':uuid' };
  const requests = examples.map(({ params, query = '', ...sent }) => ({
    path: addressWith(name, { ...words, ...params }) + query,
    ...sent,
  })) as [ValidRequest];
  return [name.replace(' ', ' /api'), { access: API[name].access, requests }];
}

/** The address of an endpoint. Parameters without a value stay placeholders. */
function addressWith(name: keyof Api, values: Record<string, string>): string {
  return `/api${pathOf(name)}`.replaceAll(/:(\w+)/g, (word, param: string) => values[param] ?? word);
}

/** The request with its placeholders replaced. */
export function filled<Request extends object>(request: Request, words: Record<string, string>): Request {
  const json = JSON.stringify(request).replace(/:([a-z]\w*)/gi, (word, name) =>
    words[name] === undefined ? word : JSON.stringify(words[name]).slice(1, -1),
  );
  return JSON.parse(json);
}
