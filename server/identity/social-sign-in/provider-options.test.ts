import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILT_IN_PROVIDER_IDS, type BuiltInProvider } from '#rules/people/sign-in-methods.ts';
import type { ProviderSettings } from '../../environment/providers.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { emptyFolder } from '../../testing/databases/data-folder.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Begin, begin, createTestBrowser, finish, type TestBrowser } from '../../testing/test-browser.ts';

const PUBLIC_URL = 'https://learn.example.org';
const CLIENT = { clientId: 'our-id', clientSecret: 'our-secret' };
const PICTURE = 'https://tracker.example/1.png';
const ADA = { name: 'Ada', email: 'ada@example.org' };
type Replies = Record<string, unknown>;
type Sent = { address: string; form: URLSearchParams };

const tokens = (claims?: object) => ({
  access_token: 'secret-access',
  refresh_token: 'secret-refresh',
  ...(claims && { id_token: new UnsecuredJWT({ ...claims }).encode() }),
});
const facebook = (profile: object): Replies => ({
  'https://graph.facebook.com/v24.0/oauth/access_token': tokens(),
  'https://graph.facebook.com/debug_token': { data: { is_valid: true, app_id: 'our-id', user_id: '77' } },
  'https://graph.facebook.com/me': { id: '77', picture: { data: { url: PICTURE } }, ...profile },
});

/** The address and the scope of each provider's sign-in page. */
const SIGN_IN_PAGES: Record<BuiltInProvider, { address: string; scope: string }> = {
  google: { address: 'https://accounts.google.com/o/oauth2/v2/auth', scope: 'email profile openid' },
  apple: { address: 'https://appleid.apple.com/auth/authorize', scope: 'email name' },
  github: { address: 'https://github.com/login/oauth/authorize', scope: 'read:user user:email' },
  facebook: { address: 'https://www.facebook.com/v24.0/dialog/oauth', scope: 'email public_profile' },
};

/** The replies of each provider, by address. */
const REPLIES: Record<BuiltInProvider, Replies> = {
  google: {
    'https://oauth2.googleapis.com/token': tokens({ sub: '77', email_verified: true, picture: PICTURE, ...ADA }),
  },
  apple: { 'https://appleid.apple.com/auth/token': tokens({ sub: '77', email: ADA.email, email_verified: 'true' }) },
  github: {
    'https://github.com/login/oauth/access_token': tokens(),
    'https://api.github.com/user': { id: 77, login: 'ada77', name: 'Ada', email: null, avatar_url: PICTURE },
    'https://api.github.com/user/emails': [{ email: ADA.email, primary: true, verified: true }],
  },
  facebook: facebook(ADA),
};
const PROVIDERS: ProviderSettings = Object.fromEntries(BUILT_IN_PROVIDER_IDS.map((provider) => [provider, CLIENT]));

let test: TestApp;
let browser: TestBrowser;
let sent: Sent[];
beforeEach(async () => {
  test = await createTestApp({ publicUrl: PUBLIC_URL, providers: PROVIDERS });
  browser = createTestBrowser(test, PUBLIC_URL);
});

/** Mocks fetch: each request gets the reply for its address, or 404 without one. */
function answerWith(replies: Replies): void {
  sent = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const address = request.url.split('?')[0] ?? '';
    sent.push({ address, form: new URLSearchParams(await request.text()) });
    const reply = replies[address];
    return reply === undefined ? new Response('not known', { status: 404 }) : Response.json(reply);
  });
}

async function signIn(provider: BuiltInProvider, one = browser, answer: Record<string, string> = {}, path?: Begin) {
  const { url } = await begin(one, provider, path);
  const state = new URL(url).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ code: 'a-code', state, ...answer });
  return (await one.go(`/api/auth/callback/${provider}?${query}`)).url.searchParams.get('outcome');
}

describe('the authorization URL', () => {
  it.each(BUILT_IN_PROVIDER_IDS)('is that of %s, with our id and our callback', async (provider) => {
    const url = new URL((await begin(browser, provider)).url);
    const asked = Object.fromEntries(url.searchParams);
    const { address, scope } = SIGN_IN_PAGES[provider];
    expect(`${url.origin}${url.pathname}`).toBe(address);
    expect(asked).toMatchObject({
      client_id: 'our-id',
      redirect_uri: `${PUBLIC_URL}/api/auth/callback/${provider}`,
      scope,
      state: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(url.href).not.toContain('our-secret');
    // Facebook does not support PKCE.
    if (provider !== 'facebook')
      expect(asked).toMatchObject({
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      });
  });

  it('lets users choose their account', async () => {
    for (const provider of BUILT_IN_PROVIDER_IDS.filter((one) => one !== 'apple' && one !== 'facebook'))
      expect(new URL((await begin(browser, provider)).url).searchParams.get('prompt')).toBe('select_account');
    const asked = new URL((await begin(browser, 'facebook')).url).searchParams;
    expect(asked.get('auth_type')).toBe('reauthenticate');
  });
});

describe.each(BUILT_IN_PROVIDER_IDS)('a sign-in with %s', (provider) => {
  it('finds the account again, and stores no tokens', async () => {
    answerWith(REPLIES[provider]);
    expect(await signIn(provider)).toBe('age-band-needed');
    const { learner } = await finish(browser);
    // Facebook does not say whether an address is verified, so it is ignored.
    const proved =
      provider === 'facebook' ? { email: '', emailVerified: false } : { email: ADA.email, emailVerified: true };
    expect(learner).toMatchObject({ name: provider === 'apple' ? '' : 'Ada', ...proved, image: null });
    const account = await test.database.selectFrom('signInMethods').selectAll().executeTakeFirstOrThrow();
    expect(account).toMatchObject({ providerId: provider, accountId: '77' });
    expect(account).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    expect(await signIn(provider, createTestBrowser(test, PUBLIC_URL))).toBe('done');
    expect(await test.count('signInMethods')).toBe(1);
    expect(sent[0]?.form.get('code')).toBe('a-code');
  });

  it('fails when the provider refuses the code', async () => {
    const errors = silenceErrors();
    answerWith({});
    expect(await signIn(provider)).toBe('failed');
    expect(await test.count('verifications')).toBe(0);
    expect(JSON.stringify(errors.mock.calls)).not.toContain('our-secret');
  });
});

it('stores the name that Apple sends at the first sign-in', async () => {
  answerWith(REPLIES.apple);
  const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Lovelace' }, email: 'eve@example.org' });
  expect(await signIn('apple', browser, { user })).toBe('age-band-needed');
  expect((await finish(browser)).learner).toMatchObject({ name: 'Ada Lovelace', email: ADA.email });
});

it('does not use a GitHub login as name', async () => {
  const user = { id: 77, login: 'ada77', name: null, email: null };
  answerWith({ ...REPLIES.github, 'https://api.github.com/user': user, 'https://api.github.com/user/emails': [] });
  expect(await signIn('github')).toBe('age-band-needed');
  expect((await finish(browser)).learner).toMatchObject({ name: '', email: '', emailVerified: false });
});

it('signs in with and links a Facebook account without an email', async () => {
  answerWith(facebook({ name: 'Ada' }));
  const { learner, cookie } = await test.signUp();
  browser.keep(`${cookie}; Path=/`);
  expect(await signIn('facebook', browser, {}, '/api/auth/link/social')).toBe('done');
  const account = await test.database
    .selectFrom('signInMethods')
    .selectAll()
    .where('providerId', '=', 'facebook')
    .execute();
  expect(account).toMatchObject([{ userId: learner.id, accountId: '77' }]);
});

it('refuses a Facebook token issued to another app', async () => {
  silenceErrors();
  const another = { data: { is_valid: true, app_id: 'another-app', user_id: '77' } };
  answerWith({ ...facebook(ADA), 'https://graph.facebook.com/debug_token': another });
  expect(await signIn('facebook')).toBe('failed');
});

it('sends Apple a secret signed with the configured key', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyFile = join(await emptyFolder(), 'AuthKey.p8');
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const apple = { clientId: 'our-id', teamId: 'TEAM123456', keyId: 'KEY1234567', keyFile };
  test = await createTestApp({ publicUrl: PUBLIC_URL, providers: { apple } });
  browser = createTestBrowser(test, PUBLIC_URL);
  answerWith(REPLIES.apple);
  expect(await signIn('apple')).toBe('age-band-needed');
  const secret = sent[0]?.form.get('client_secret') ?? '';
  expect(decodeJwt(secret)).toMatchObject({ iss: 'TEAM123456', sub: 'our-id', aud: 'https://appleid.apple.com' });
});
