import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silenceErrors } from '../../testing/console-errors.ts';
import { type FakeAnswers, type FakeOpenId, startFakeOpenId } from '../../testing/servers/fake-openid.ts';
import { codeOf, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { begin, createTestBrowser, finish, type TestBrowser } from '../../testing/test-browser.ts';
import { checkOpenIdProvider } from './openid-provider.ts';

const CLIENT = { clientId: 'our-id', clientSecret: 'our-secret', name: 'Our school', trustsEmail: false };
let school: FakeOpenId;
let test: TestApp;
let browser: TestBrowser;
let errors: ReturnType<typeof silenceErrors>;
beforeEach(async () => {
  errors = silenceErrors();
  school = await startFakeOpenId(CLIENT.clientId);
  test = await createTestApp({ providers: { oidc: { ...CLIENT, issuer: school.issuer } } });
  browser = createTestBrowser(test);
});
afterEach(() => school.stop());

async function signIn(one = browser): Promise<string | null> {
  const { url } = await begin(one, 'oidc');
  return (await one.go(school.callbackUrl(url))).url.searchParams.get('outcome');
}
const beginAnswer = () => browser.post('/api/auth/sign-in/social', { provider: 'oidc', nonce: crypto.randomUUID() });

describe('the configured OpenID provider', () => {
  it('signs learners up and in', async () => {
    expect(await signIn()).toBe('age-band-needed');
    const { learner } = await finish(browser);
    expect(learner).toMatchObject({ name: 'Ada', email: 'ada@example.org', emailVerified: true });
    expect(await signIn(createTestBrowser(test))).toBe('done');
    expect(await test.count('signInMethods')).toBe(1);
  });

  it.each([
    ['by default', {}, 'select_account'],
    ['when it lists select_account', { prompt_values_supported: ['login', 'select_account'] }, 'select_account'],
    ['when it does not list select_account', { prompt_values_supported: ['none', 'login'] }, 'login'],
  ])('gets its prompt %s', async (_what, discovery, prompt) => {
    school.answers.discovery = discovery;
    expect(new URL((await begin(browser, 'oidc')).url).searchParams.get('prompt')).toBe(prompt);
  });

  it('gets the PKCE verifier that matches the challenge', async () => {
    const { url } = await begin(browser, 'oidc');
    await browser.go(school.callbackUrl(url));
    const verifier = school.tokenRequests[0]?.get('code_verifier') ?? '';
    const challenge = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const asked = new URL(url).searchParams;
    expect(Buffer.from(challenge).toString('base64url')).toBe(asked.get('code_challenge'));
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('scope')).toBe('openid email profile');
  });

  it('is asked for claims missing in its ID token', async () => {
    school.answers.claims = { sub: 'ada' };
    school.answers.userInfo = { sub: 'ada', name: 'Ada', email: 'ada@example.org', email_verified: true };
    expect(await signIn()).toBe('age-band-needed');
    expect((await finish(browser)).learner).toMatchObject({ name: 'Ada', email: 'ada@example.org' });
  });

  it('has none of its tokens stored', async () => {
    await signIn();
    const pending = JSON.stringify(await test.database.selectFrom('verifications').selectAll().execute());
    await finish(browser);
    const kept = pending + JSON.stringify(await test.database.selectFrom('signInMethods').selectAll().execute());
    expect(kept).not.toContain('secret-');
    expect(kept).not.toContain('eyJ');
  });
});

const LIES: [what: string, lie: Partial<FakeAnswers>][] = [
  ['the nonce of another sign-in', { nonce: 'of another sign-in' }],
  ['no nonce', { claims: { sub: 'ada', nonce: undefined } }],
  ['another issuer', { issuer: 'https://evil.example' }],
  ['another audience', { audience: 'another app' }],
  ['another key', { isSignedByAnother: true }],
  ['no signature', { isUnsigned: true }],
  ['an end in the past', { expiresIn: -600 }],
  ['no subject', { claims: { name: 'Ada', email: 'ada@example.org' } }],
  ['an empty subject', { claims: { sub: '', name: 'Ada', email: 'ada@example.org' } }],
  ['a subject of two megabytes', { claims: { sub: 'a'.repeat(2_000_000), name: 'Ada', email: 'ada@example.org' } }],
  ['nothing in its place', { isWithoutIdToken: true }],
  ['claims of another subject', { claims: { sub: 'ada' }, userInfo: { sub: 'bo', name: 'Bo' } }],
  ['a subject that is a list', { claims: { sub: ['ada', 'bo'], name: 'Ada', email: 'ada@example.org' } }],
];

it.each(LIES)('an ID token is refused with %s', async (_what, lie) => {
  Object.assign(school.answers, lie);
  expect(await signIn()).toBe('failed');
  expect((await finish(browser)).code).toBe('sign-up-expired');
  expect(await test.count('accounts')).toBe(0);
});

describe('a provider that sends no email_verified', () => {
  const withoutProof = { sub: 'ada', name: 'Ada', email: 'ada@example.org' };

  it('brings no address, and the log says why', async () => {
    school.answers.claims = withoutProof;
    expect(await signIn()).toBe('age-band-needed');
    expect((await finish(browser)).learner).toMatchObject({ email: '', emailVerified: false });
    expect(errors).toHaveBeenCalledWith(expect.stringMatching(/sends no email_verified.*OIDC_TRUST_EMAIL/));
  });

  it.each([
    ['is trusted with it where the operator says so', withoutProof, 'ada@example.org'],
    ['is never trusted with an address that it calls unproved', { ...withoutProof, email_verified: false }, ''],
  ])('%s', async (_what, claims, email) => {
    test = await createTestApp({ providers: { oidc: { ...CLIENT, issuer: school.issuer, trustsEmail: true } } });
    browser = createTestBrowser(test);
    school.answers.claims = claims;
    await signIn();
    expect((await finish(browser)).learner).toMatchObject({ email, emailVerified: email !== '' });
  });
});

describe('a child under 13 at a provider that sends no email_verified', () => {
  const child = { ageBand: 'under-13', isGrownUp: true } as const;
  beforeEach(() => {
    school.answers.claims = { sub: 'ada', name: 'Ada', email: 'ada@example.org' };
  });

  it('cannot sign up, because mails go to a grown-up at that address; the log says what to set', async () => {
    await signIn();
    expect((await finish(browser, child)).code).toBe('grown-up-email-needed');
    expect(errors).toHaveBeenCalledWith(expect.stringMatching(/children under 13 cannot sign up.*OIDC_TRUST_EMAIL/));
    expect(await test.count('accounts')).toBe(0);
  });

  it('signs up where the operator trusts its addresses', async () => {
    test = await createTestApp({ providers: { oidc: { ...CLIENT, issuer: school.issuer, trustsEmail: true } } });
    browser = createTestBrowser(test);
    await signIn();
    expect((await finish(browser, child)).learner).toMatchObject({ email: 'ada@example.org', emailVerified: true });
  });
});

describe('the check at the start', () => {
  const speakFor = async (issuer: string) => {
    school.answers.discovery = { issuer };
  };

  it('says nothing about a provider that answers', async () => {
    await checkOpenIdProvider(school);
  });

  it.each([
    ['is away', () => school.stop()],
    ['speaks for another issuer', () => speakFor('https://evil.example')],
  ])('logs one line about a provider that %s', async (_what, prepare) => {
    await prepare();
    await checkOpenIdProvider(school);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors).toHaveBeenCalledWith(expect.stringMatching(/OIDC_ISSUER/));
    await school.start().catch(() => {});
  });
});

describe('a provider that does not answer', () => {
  it('is reported as unavailable, and works when it is back', async () => {
    await school.stop();
    for (let time = 0; time < 2; time += 1) expect(await codeOf(beginAnswer())).toBe('provider-away');
    await school.start();
    expect(await signIn()).toBe('age-band-needed');
  });

  it('during a sign-in fails that sign-in only', async () => {
    const { url } = await begin(browser, 'oidc');
    await school.stop();
    expect((await browser.go(school.callbackUrl(url))).url.searchParams.get('outcome')).toBe('failed');
    await school.start();
    expect(await signIn()).toBe('age-band-needed');
  });

  it.each([
    ['speaks for another issuer', { issuer: 'https://evil.example' }],
    ['has no keys', { jwks_uri: undefined }],
    ['has no place for tokens', { token_endpoint: undefined }],
    ['signs nothing', { id_token_signing_alg_values_supported: [] }],
  ])('correctly is reported as unavailable: one that %s', async (_what, discovery) => {
    school.answers.discovery = discovery;
    expect(await codeOf(beginAnswer())).toBe('provider-away');
  });
});

describe('the profile from a provider', () => {
  const signUp = async (claims: Record<string, unknown>) => {
    school.answers.claims = { sub: 'ada', ...claims };
    expect(await signIn()).toBe('age-band-needed');
    const { learner } = await finish(browser);
    return { ...learner, id: '' };
  };

  it.each([
    ['two megabytes', 'a'.repeat(2_000_000), 'a'.repeat(80)],
    ['a zero byte and line breaks', 'Ada\u0000\r\nLovelace\u2028!', 'Ada Lovelace !'],
    ['a tag', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['letters in two parts', 'Zoe\u0308', 'Zoë'],
    ['pictures that would be cut in half', `${'a'.repeat(79)}😀`, 'a'.repeat(79)],
    ['an object', { first: 'Ada' }, ''],
    ['spaces', '   ', ''],
  ])('has its name normalised: %s', async (_what, name, kept) => {
    expect(await signUp({ name, email: 'ada@example.org' })).toMatchObject({ name: kept });
  });

  it.each([
    ['no email', undefined],
    ['half an email', 'ada'],
    ['a very long email', `${'a'.repeat(300)}@example.org`],
    ['an email with a line break', 'ada@example.org\nbcc: all@example.org'],
    ['a list', ['ada@example.org']],
    ['a placeholder of another account', 'github-1@no-email.invalid'],
  ])('has no valid email: %s', async (_what, email) => {
    expect(await signUp({ name: 'Ada', email, email_verified: true })).toMatchObject({
      email: '',
      emailVerified: false,
    });
    const row = await test.database.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
    expect(row.email).toBe('oidc-ada@no-email.invalid');
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [1, false],
    [undefined, false],
  ])('has its email accepted only when it is verified: %j', async (email_verified, emailVerified) => {
    expect(await signUp({ name: 'Ada', email: 'ADA@Example.org', email_verified })).toMatchObject({
      email: emailVerified ? 'ada@example.org' : '',
      emailVerified,
    });
  });
});
