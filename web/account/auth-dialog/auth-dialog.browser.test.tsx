import { describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#rules/people/sign-in-methods.ts';
import { SAMPLE_LEARNER } from '../../api/testing/sample-learner.ts';
import { PATHS } from '../../paths.ts';
import { openApp } from '../../testing/app.tsx';
import { expectNoAxeFindings } from '../../testing/axe.ts';
import { FakeServer, problem, SERVER_SETUP } from '../../testing/fake-server.ts';
import { pressByKey, WAYS } from '../../testing/input-methods.ts';
import { rememberPicturesUsed } from '../pictures/pictures-link.tsx';

const OPEN_MAIL = { learner: null, openMail: true } as const;
const SIGNED_UP = { learner: SAMPLE_LEARNER, openMail: false } as const;
const dialog = page.getByRole('dialog');
const opener = page.getByRole('button', { name: 'Get Started' });
const goOn = dialog.getByRole('button', { name: 'CONTINUE' });
const field = (name: string) => dialog.getByLabelText(name, { exact: true });

async function sayAge(age: 'Under 13' | '13 to 17' | '18 or older' = '18 or older'): Promise<void> {
  await dialog.getByText(age, { exact: true }).click();
  await goOn.click();
}

/** Fills in the form of a new account, to the last press. */
async function fillSignUp(press: (button: Locator) => Promise<void> = (button) => button.click()): Promise<void> {
  await press(opener);
  await sayAge();
  await field('Full Name').fill('Mira Okafor');
  await field('Email Address').fill('mira@example.org');
  await field('Password').fill('three short words');
}

describe('a dialog', () => {
  it.each([
    ['Help', 'Help', /A list of written answers/],
    ['Sign Up', 'Create your account', /to continue to #thembstudy/],
  ])('%s has its heading as its name, and the heading has the focus', async (button, name, sentence) => {
    await openApp(PATHS.landing);
    await pressByKey(page.getByRole('button', { name: button, exact: true }).first());
    const heading = page
      .getByRole('dialog', { name, exact: true })
      .getByRole('heading', { name, exact: true, level: 2 });
    await expect.element(heading).toHaveFocus();
    await expect.element(heading).toHaveAccessibleDescription(sentence);
    // The rest of the page cannot be read or reached meanwhile.
    expect(document.querySelector('[inert] #main, #main[inert]')).not.toBeNull();
    await expectNoAxeFindings();
  });

  it('keeps the focus inside, however often Tab is pressed', async () => {
    await openApp(PATHS.landing);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    const stops = new Set<Element | null>();
    for (let presses = 0; presses < 20; presses += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      // After the last stop the browser itself is next.
      if (activeElement !== document.body) expect(dialog.element().contains(activeElement)).toBe(true);
      stops.add(activeElement);
    }
    expect(stops.size).toBeGreaterThan(3);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => dialog.getByRole('button', { name: 'Close' }).click()],
  ])('moves nothing of the page under it, closes with %s and gives the focus back', async (_by, close) => {
    await openApp(PATHS.landing);
    await expect.element(opener).toBeVisible();
    const before = opener.element().getBoundingClientRect();
    await opener.click();
    await expect.element(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(opener.element().getBoundingClientRect()).toEqual(before);
    await expect.element(opener).toHaveFocus();
  });

  it.each(Object.entries(WAYS))('opens by %s', async (_way, press) => {
    await openApp(PATHS.landing);
    await press(opener);
    await expect.element(dialog).toBeVisible();
  });
});

/** A server with these ways to sign in besides a password. */
function serverWith(...providers: SocialProvider[]): FakeServer {
  const server = new FakeServer(null);
  const statusOf = (provider: SocialProvider) => (providers.includes(provider) ? 'ready' : 'not-set-up');
  const ways = Object.fromEntries(SOCIAL_PROVIDERS.map((provider) => [provider, statusOf(provider)]));
  server.answer('GET /server-setup', () => ({ ...SERVER_SETUP, ways: ways as never }));
  return server;
}

describe('the sign-in dialog', () => {
  it('says what the specification says, in both modes', async () => {
    await openApp(PATHS.landing, { server: serverWith('google', 'apple', 'github', 'facebook') });
    await opener.click();
    await expect.element(dialog.getByText('to continue to #thembstudy')).toBeVisible();
    const elsewhere = dialog.getByRole('group', { name: 'Log in with' });
    for (const name of ['Google', 'Apple', 'GitHub', 'Facebook'])
      await expect.element(elsewhere.getByRole('button', { name })).toBeVisible();
    await expect
      .element(dialog.getByRole('radiogroup'))
      .toHaveAccessibleName('How old is the person who will use this account?');
    expect(dialog.getByRole('radio').elements()).toHaveLength(3);
    expect(field('Full Name').elements()).toEqual([]);
    await sayAge();
    await expect.element(elsewhere).not.toBeInTheDocument();
    await expect.element(field('Email Address')).toHaveAttribute('type', 'email');
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
    await expect.element(dialog.getByText('Have an account? Sign In')).toBeVisible();
    await expectNoAxeFindings();
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    const login = page.getByRole('dialog', { name: 'Log in to your account' });
    await expect.element(login.getByText('to continue to your dashboard')).toBeVisible();
    await expect.element(login.getByRole('group', { name: 'Log in with' })).toBeVisible();
    expect(field('Full Name').elements()).toEqual([]);
    await expect.element(login.getByRole('button', { name: 'LOG IN' })).toBeVisible();
    await expect.element(login.getByText("Don't have an account? Sign Up")).toBeVisible();
  });

  it('leaves out the ways to sign in that are not set up, and the word "or" where there is none', async () => {
    await openApp(PATHS.landing, { server: serverWith() });
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.element(field('Password')).toBeVisible();
    expect(dialog.getByRole('group', { name: 'Log in with' }).elements()).toEqual([]);
    expect(dialog.getByText('or', { exact: true }).elements()).toEqual([]);
    await expect.element(dialog.getByRole('link', { name: 'Log in with pictures' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Sign Up' }).click();
    await expect.element(dialog.getByRole('radio').first()).toBeVisible();
    expect(dialog.getByRole('group', { name: 'Log in with' }).elements()).toEqual([]);
    await expectNoAxeFindings();
  });

  it('shows a way to sign in that is set up, and no other', async () => {
    await openApp(PATHS.landing, { server: serverWith('github') });
    await opener.click();
    const elsewhere = dialog.getByRole('group', { name: 'Log in with' });
    await expect.element(elsewhere.getByRole('button', { name: 'GitHub' })).toBeVisible();
    expect(elsewhere.getByRole('button').elements()).toHaveLength(1);
  });

  it('shows no button that vanishes while it asks which ways to sign in there are', async () => {
    const server = serverWith();
    const { promise, resolve } = Promise.withResolvers<void>();
    const setUp = { ...SERVER_SETUP };
    server.answer('GET /server-setup', async () => {
      await promise;
      return setUp;
    });
    await openApp(PATHS.landing, { server });
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      for (const button of document.querySelectorAll('[data-provider]')) seen.push(button.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await page.getByRole('button', { name: 'Login' }).click();
    setTimeout(resolve, 300);
    await expect.element(field('Password')).toBeVisible();
    watch.disconnect();
    expect(seen).toEqual([]);
  });

  it('names what is missing and puts the focus there, without asking the server', async () => {
    const { server } = await openApp(PATHS.landing);
    await opener.click();
    await goOn.click();
    await expect.element(dialog.getByText('Choose one of the three.')).toBeVisible();
    await expect.element(dialog.getByRole('radio').first()).toHaveFocus();
    await expectNoAxeFindings();
    await sayAge();
    await expect.element(field('Full Name')).toHaveFocus();
    await field('Full Name').fill('Mira');
    await field('Email Address').fill('mira@example');
    await goOn.click();
    await expect.element(dialog.getByText('An email address looks like name@example.org')).toBeVisible();
    await expect.element(dialog.getByText('Type your password.')).toBeVisible();
    await expect.element(field('Email Address')).toHaveFocus();
    expect(server.writes).toEqual([]);
    await field('Password').fill('three');
    await expect.element(dialog.getByText('Type your password.')).not.toBeInTheDocument();
  });

  it('goes back to the age, and to log in, without losing what was typed', async () => {
    await openApp(PATHS.landing);
    await opener.click();
    await sayAge('13 to 17');
    await field('Full Name').fill('Mira');
    await field('Email Address').fill('mira@example.org');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog.getByRole('radio', { name: '13 to 17' })).toBeChecked();
    await expect.element(dialog.getByRole('radio', { name: '13 to 17' })).toHaveFocus();
    await goOn.click();
    await expect.element(field('Full Name')).toHaveValue('Mira');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(field('Email Address')).toHaveValue('mira@example.org');
    await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Forgot your password?' })).toBeVisible();
    await expect.element(field('Email Address')).toHaveValue('mira@example.org');
    await expect.element(field('Email Address')).toHaveFocus();
  });

  it('is opened again with what was typed, but for the password and the word of a grown-up', async () => {
    await openApp(PATHS.landing);
    await opener.click();
    await sayAge('Under 13');
    await field('Full Name').fill('Ada');
    await field('Email Address').fill('grown-up@example.org');
    await field('Password').fill('three short words');
    await dialog.getByText('I am a grown-up who looks after this child').click();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await goOn.click();
    await expect.element(field('Full Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog.getByRole('radio', { name: 'Under 13' })).toBeChecked();
    await goOn.click();
    await expect.element(field('Full Name')).toHaveValue('Ada');
    await expect.element(field('Email Address')).toHaveValue('grown-up@example.org');
    await expect.element(field('Password')).toHaveValue('');
    await expect.element(dialog.getByRole('checkbox')).not.toBeChecked();
  });

  it('needs the word of a grown-up for a child, with the focus on it and the reason beside it', async () => {
    const { server } = await openApp(PATHS.landing);
    await opener.click();
    await sayAge('Under 13');
    await expect.element(dialog.getByText('A grown-up makes this account.')).toBeVisible();
    await field('Full Name').fill('Ada');
    await field('Email Address').fill('mira@example.org');
    await field('Password').fill('three short words');
    await goOn.click();
    const check = dialog.getByRole('checkbox', { name: 'I am a grown-up who looks after this child' });
    await expect.element(check).toHaveFocus();
    await expect.element(check).toHaveAccessibleDescription(/A grown-up has to say yes here/);
    await expectNoAxeFindings();
    expect(server.writes).toEqual([]);
    server.answer('POST /auth/sign-up/email', ({ body }) => {
      expect(body).toMatchObject({ ageBand: 'under-13', isGrownUp: true });
      server.learner = SAMPLE_LEARNER;
      return SIGNED_UP;
    });
    await userEvent.keyboard(' ');
    await goOn.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('shows and hides the password', async () => {
    await openApp(PATHS.landing);
    await opener.click();
    await sayAge();
    await field('Password').fill('three short words');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field('Password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(field('Password')).toHaveAttribute('type', 'password');
  });

  it('says Processing... while the server works, and sends once', async () => {
    const { server } = await openApp(PATHS.landing);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answer('POST /auth/sign-up/email', async () => {
      await promise;
      server.learner = SAMPLE_LEARNER;
      return SIGNED_UP;
    });
    await fillSignUp();
    await pressByKey(field('Password'));
    await expect.element(dialog.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await pressByKey(field('Password'));
    resolve();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.writes).toHaveLength(1);
  });
});

describe('signing in with pictures', () => {
  const pictures = dialog.getByRole('link', { name: 'Log in with pictures' });
  const places = () => {
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return isBefore(pictures.element(), field('Email Address').element()) ? 'first' : 'last';
  };

  it.each([
    ['last on a device where nobody did', false, 'last'],
    ['first on a device where somebody did', true, 'first'],
  ] as const)('stands %s', async (_what, isUsed, place) => {
    if (isUsed) rememberPicturesUsed();
    await openApp(PATHS.landing);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect.element(pictures).toBeVisible();
    expect(pictures.elements()).toHaveLength(1);
    expect(places()).toBe(place);
    await expectNoAxeFindings();
    await pictures.click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Log in with pictures' })).toBeVisible();
  });
});

it.each([
  [PATHS.landing, PATHS.dashboard],
  [PATHS.about, PATHS.dashboard],
  [PATHS.leaderboard, PATHS.leaderboard],
  [PATHS.sharing, PATHS.sharing],
])('after a log-in on %s, %s is shown', async (from, to) => {
  const { server, path } = await openApp(from);
  server.answer('POST /auth/sign-in/email', () => {
    server.learner = SAMPLE_LEARNER;
    return { learner: SAMPLE_LEARNER };
  });
  await page.getByRole('button', { name: 'Login' }).first().click();
  await field('Email Address').fill('mira@example.org');
  await field('Password').fill('three short words');
  await dialog.getByRole('button', { name: 'LOG IN' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.poll(path).toBe(to);
});

describe('who the account is for', () => {
  it('is asked of a grown-up; the free trial waits for the choice', async () => {
    const { server, path } = await openApp(PATHS.landing);
    await fillSignUp();
    await expect.element(dialog.getByRole('radio', { name: 'For me, a learner' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Start a free trial' }).click();
    await sayAge();
    await expect.element(dialog.getByRole('radio', { name: 'I am a parent' })).toBeVisible();
    expect(dialog.getByRole('radio', { checked: true }).elements()).toEqual([]);
    await field('Password').fill('three short words');
    await goOn.click();
    await expect.element(dialog.getByText('Choose who this account is for.')).toBeVisible();
    expect(server.writes).toEqual([]);
    await expectNoAxeFindings();
    await dialog.getByText('I am a teacher').click();
    server.answer('GET /learners/:learnerId/groups', () => ({ groups: [] }));
    server.answer('POST /auth/sign-up/email', ({ body }) => {
      expect(body).toMatchObject({ ageBand: '18-or-older', role: 'educator' });
      server.learner = { ...SAMPLE_LEARNER, role: 'educator' };
      return { learner: server.learner, openMail: false as const };
    });
    await goOn.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(path).toBe(PATHS.groups);
  });

  it.each([
    ['educator', PATHS.landing, PATHS.groups],
    ['parent', PATHS.landing, PATHS.groups],
    ['parent', PATHS.sharing, PATHS.sharing],
    ['learner', PATHS.landing, PATHS.landing],
  ] as const)('after the sign-up a %s who comes from %s is at %s', async (role, from, to) => {
    const { server, path } = await openApp(from);
    server.answer('GET /learners/:learnerId/groups', () => ({ groups: [] }));
    server.answer('POST /auth/sign-up/email', () => {
      server.learner = { ...SAMPLE_LEARNER, role };
      return { learner: server.learner, openMail: false as const };
    });
    await fillSignUp((button) =>
      (from === PATHS.landing ? button : page.getByRole('button', { name: 'Sign Up' })).click(),
    );
    await goOn.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.poll(path).toBe(to);
  });

  it('is not asked of a child', async () => {
    await openApp(PATHS.landing);
    await page.getByRole('button', { name: 'Start a free trial' }).click();
    await sayAge('13 to 17');
    await expect.element(field('Full Name')).toBeVisible();
    expect(dialog.getByText('Who is this account for?').elements()).toEqual([]);
  });
});

it('a wrong email is changed without typing the rest again', async () => {
  const { server } = await openApp(PATHS.landing);
  server.answer('POST /auth/sign-up/email', () => OPEN_MAIL);
  await fillSignUp();
  await goOn.click();
  const next = page.getByRole('dialog', { name: 'Open your mail' });
  await expect.element(next.getByText('A mail is on its way to mira@example.org.')).toBeVisible();
  await expectNoAxeFindings();
  await next.getByRole('button', { name: 'Change the email' }).click();
  await expect.element(field('Email Address')).toHaveFocus();
  await expect.element(field('Full Name')).toHaveValue('Mira Okafor');
  await expect.element(field('Password')).toHaveValue('three short words');
});

it.each([PATHS.confirmEmail, PATHS.resetPassword])(
  '%s without the link of a mail asks for a new mail',
  async (path) => {
    await openApp(path);
    await expect.element(page.getByText('This page needs the link from a mail.')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new mail' }).click();
    await expect.element(page.getByText('Type your email address.')).toBeVisible();
    await expect.element(page.getByLabelText('Email Address')).toHaveFocus();
  },
);

describe('a form that the server does not take', () => {
  it.each([
    [
      'an account with this email',
      () => problem(409, 'email-taken'),
      'There is already an account with this email. Choose Sign In below. A child needs no email: make the account in a family.',
    ],
    ['a server that is busy', () => problem(503, 'busy'), /./],
  ] as const)('says it once for %s, keeps what was typed, and can be sent again', async (_what, answer, sentence) => {
    const { server } = await openApp(PATHS.landing);
    server.answer('POST /auth/sign-up/email', answer);
    await fillSignUp();
    await goOn.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(sentence);
    await expectNoAxeFindings();
    await expect.element(field('Full Name')).toHaveValue('Mira Okafor');
    await expect.element(field('Email Address')).toHaveValue('mira@example.org');
    await expect.element(field('Password')).toHaveValue('three short words');
    server.answer('POST /auth/sign-up/email', () => {
      server.learner = SAMPLE_LEARNER;
      return SIGNED_UP;
    });
    await goOn.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('without a network says so, and nothing that was typed is lost', async () => {
    const { server } = await openApp(PATHS.landing);
    await fillSignUp();
    server.isAway = true;
    await goOn.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('The server does not answer');
    await expect.element(field('Password')).toHaveValue('three short words');
    await expect.element(goOn).toBeEnabled();
  });

  it('tells a wrong password above the form, and a field with a fault is read once', async () => {
    const { server } = await openApp(PATHS.landing);
    await pressByKey(page.getByRole('button', { name: 'Login' }));
    await field('Email Address').fill('nobody');
    await field('Password').fill('another three words');
    let described = '';
    const read = ({ target }: FocusEvent) => {
      const ids = (target as Element).getAttribute('aria-describedby') ?? '';
      described = ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    };
    const logIn = dialog.getByRole('button', { name: 'LOG IN' });
    (await logIn.findElement()).focus();
    document.addEventListener('focusin', read);
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Email Address')).toHaveFocus();
    document.removeEventListener('focusin', read);
    expect(described).toContain('looks like name@example.org');
    expect(dialog.getByRole('alert').elements()).toEqual([]);
    server.answer('POST /auth/sign-in/email', () => problem(401, 'wrong-password'));
    await field('Email Address').fill('mira@example.org');
    await logIn.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('This email and password do not go together. Check both and try again.');
    await expectNoAxeFindings();
  });
});

it('the button of the age step stays when the focus moves on, and the next keys are typed into the name', async () => {
  await openApp(PATHS.landing);
  await pressByKey(page.getByRole('button', { name: 'Sign Up' }).first());
  await dialog.getByText('18 or older', { exact: true }).click();
  (await goOn.findElement()).focus();
  let before = document.activeElement;
  const moves: string[] = [];
  const move = ({ target }: FocusEvent) => {
    moves.push(
      `${(target as HTMLInputElement).labels?.[0]?.textContent}${before?.isConnected ? '' : ' after a removal'}`,
    );
    before = target as Element;
  };
  document.addEventListener('focusin', move);
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Mira');
  await expect.element(field('Full Name')).toHaveValue('Mira');
  document.removeEventListener('focusin', move);
  expect(moves).toEqual(['Full Name']);
});
