import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETTINGS, settingsWithDefaults } from '#rules/people/settings.ts';
import { FIRST_PAINT_SETTINGS, readStored, type StoredSettings } from '../../ui/settings/stored-settings.ts';

const SCRIPT = readFileSync(new URL('./first-paint.js', import.meta.url), 'utf8');
const TOKENS = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');

const SCRIPT_DATA = {
  settings: JSON.stringify(FIRST_PAINT_SETTINGS),
  pageAnswers: JSON.stringify({ '/dashboard': ['attempts', 'runs'] }),
  lexend: '/assets/lexend.woff2',
};

type Page = {
  settings?: string | null;
  learner?: string | null;
  begun?: string | null;
  /** Everything else that is stored, by its key. */
  others?: Record<string, string>;
  cookie?: string;
  dark?: boolean;
  contrast?: boolean;
  storageRefused?: boolean;
  path?: string;
  navigator?: { connection?: { effectiveType: string }; serviceWorker?: { controller: object | null } };
};

/** The page after the script ran. */
function painted(page: Page = {}) {
  const { settings = null, learner = null, begun = null, cookie = '', storageRefused = false } = page;
  const { others = {} } = page;
  const { dark = false, contrast = false } = page;
  const dataset: Record<string, string> = {};
  const style: Record<string, unknown> = {};
  const added: Record<string, unknown>[] = [];
  const listeners: Record<string, (event: unknown) => void> = {};
  const wishes = { dark: { matches: dark, changed: () => {} }, contrast: { matches: contrast, changed: () => {} } };
  const wishOf = (query: string) => {
    const wish = query.includes('dark') ? wishes.dark : wishes.contrast;
    return Object.assign(wish, {
      addEventListener: (_: string, changed: () => void) => Object.assign(wish, { changed }),
    });
  };
  const getItem = (key: string) => {
    if (storageRefused) throw new Error('SecurityError');
    return { ...others, learner, begun, settings }[key] ?? null;
  };
  const asked: string[] = [];
  const context = {
    window: {} as { firstAnswers?: { names: string[] } },
    location: { pathname: page.path ?? '/' },
    fetch: (address: string) => asked.push(address),
    setTimeout: () => 0,
    AbortController,
    URLSearchParams,
    document: {
      documentElement: {
        dataset,
        style: { setProperty: (name: string, value: unknown) => Object.assign(style, { [name]: value }) },
      },
      head: { append: (element: Record<string, unknown>) => added.push(element) },
      createElement: (nodeName: string) => ({ nodeName }),
      cookie,
      currentScript: { dataset: SCRIPT_DATA },
    },
    localStorage: { getItem },
    navigator: page.navigator ?? {},
    matchMedia: wishOf,
    addEventListener: (name: string, listener: (event: unknown) => void) =>
      Object.assign(listeners, { [name]: listener }),
  };
  runInNewContext(SCRIPT, context);
  return {
    asked,
    names: context.window.firstAnswers?.names,
    dataset,
    style,
    added,
    wishes,
    change: (detail: unknown) => listeners.settings?.({ detail }),
  };
}

const lookOf = ({ dataset, style }: ReturnType<typeof painted>) => ({
  font: dataset.font,
  size: style['--reading-size'],
  spacing: style['--reading-spacing'],
  scheme: dataset.scheme,
  motion: dataset.motion,
  isCalm: 'calm' in dataset,
  accent: dataset.accent,
  season: dataset.season,
});
const DEFAULT_LOOK = {
  font: 'lexend',
  size: 1,
  spacing: 0,
  scheme: 'cream',
  motion: 'device',
  isCalm: false,
  accent: 'green',
  season: 'summer',
};

/** The look that the app makes of the same settings. */
function lookInApp({ shown }: StoredSettings) {
  const { font, size, spacing, scheme, motion, calm, accent, treeSeason } = settingsWithDefaults(shown);
  return {
    font,
    size,
    spacing,
    scheme: scheme === 'device' ? 'cream' : scheme,
    motion: calm ? 'reduced' : { less: 'reduced', full: 'full', device: 'device' }[motion],
    isCalm: calm,
    accent,
    season: treeSeason,
  };
}

const changedAt = fc.constantFrom('08', '09', '10').map((hour) => `2026-11-21T${hour}:00:00.000Z`);
const orJunk = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: value }, fc.constantFrom(null, 7, 'junk', [], {}));
const changed = (value: fc.Arbitrary<unknown>) => orJunk(fc.record({ value: orJunk(value), changedAt }));
const changes = fc.record(
  {
    font: changed(fc.constantFrom(...SETTINGS.font.oneOf)),
    size: changed(fc.constantFrom(SETTINGS.size.least, SETTINGS.size.most, 0.8, 2.1)),
    spacing: changed(fc.constantFrom(SETTINGS.spacing.least, SETTINGS.spacing.most, -0.1, 1.1)),
    scheme: changed(fc.constantFrom(...SETTINGS.scheme.oneOf)),
    motion: changed(fc.constantFrom(...SETTINGS.motion.oneOf)),
    calm: changed(fc.boolean()),
    accent: changed(fc.constantFrom(...SETTINGS.accent.oneOf, 'leaf')),
    treeSeason: changed(fc.constantFrom(...SETTINGS.treeSeason.oneOf)),
  },
  { requiredKeys: [] },
);
const device = fc.record({
  owner: orJunk(fc.constantFrom('ada', 'bo')),
  shown: orJunk(changes),
  waiting: orJunk(fc.record({ ada: orJunk(changes), bo: changes, '': orJunk(changes) }, { requiredKeys: [] })),
});

describe('the first paint', () => {
  it('uses the defaults without stored settings, and when storage is refused', () => {
    expect(lookOf(painted())).toEqual(DEFAULT_LOOK);
    expect(lookOf(painted({ storageRefused: true }))).toEqual(DEFAULT_LOOK);
  });

  it('follows the device, until something else was chosen', () => {
    expect(painted({ dark: true }).dataset.scheme).toBe('dark');
    expect(painted({ dark: true, contrast: true }).dataset.scheme).toBe('contrast');
    const page = painted();
    page.wishes.dark.matches = true;
    page.wishes.dark.changed();
    expect(page.dataset.scheme).toBe('dark');
    page.change({ scheme: 'white' });
    page.wishes.contrast.matches = true;
    page.wishes.contrast.changed();
    expect(page.dataset.scheme).toBe('white');
    page.change({ scheme: 'device' });
    expect(page.dataset.scheme).toBe('contrast');
  });

  it('marks large letters, which need more room, before they are shown', () => {
    const { dataset, change } = painted();
    const lettersAt = (detail: object) => {
      change({ font: 'lexend', size: 1, spacing: 0, scheme: 'device', ...detail });
      return dataset.letters;
    };
    expect(dataset.letters).toBe('usual');
    expect(lettersAt({ size: 1.2 })).toBe('usual');
    expect(lettersAt({ size: 1.3 })).toBe('wide');
    expect(lettersAt({ spacing: 0.1 })).toBe('wide');
    expect(lettersAt({ font: 'opendyslexic' })).toBe('wide');
    expect(lettersAt({ font: 'atkinson' })).toBe('usual');
  });

  it('shows exactly what the app shows, for any stored settings', () => {
    fc.assert(
      fc.property(device, (stored) => {
        const settings = JSON.stringify(stored);
        expect(lookOf(painted({ settings }))).toEqual(lookInApp(readStored(settings)));
      }),
      { numRuns: 200 },
    );
  });

  it('a device is new here until a learner signs in or a part was begun', () => {
    const isNewHere = (page: Page) => 'newHere' in painted(page).dataset;
    expect(isNewHere({})).toBe(true);
    expect(isNewHere({ begun: '{"at":1795420455618}' })).toBe(false);
    expect(isNewHere({ learner: '{"learner":{"name":"Mira"}}' })).toBe(false);
    expect(isNewHere({ cookie: 'signed-in=maybe' })).toBe(false);
  });

  it('is of a learner who is stored on the device, or may be signed in, and otherwise of a visitor', () => {
    const sessionOf = (page: Page) => painted(page).dataset.session;
    expect(sessionOf({})).toBe('signed-out');
    expect(sessionOf({ learner: '{"version":1,"learner":{"name":"Mira"}}' })).toBe('signed-in');
    expect(sessionOf({ cookie: 'language=en; signed-in=maybe' })).toBe('signed-in');
    expect(sessionOf({ storageRefused: true, cookie: 'signed-in=maybe' })).toBe('signed-in');
    expect(sessionOf({ learner: '{"version":1}' })).toBe('signed-out');
  });

  it('of a learner who is stored on a shared computer, knows nothing once the browser was closed', () => {
    const learner = '{"version":1,"isShared":true,"learner":{"name":"Mira"}}';
    const open = painted({ learner, cookie: 'shared-computer=yes' }).dataset;
    expect(open).toMatchObject({ session: 'signed-in', named: '' });
    const { session, named } = painted({ learner }).dataset;
    expect([session, named]).toEqual(['signed-out', undefined]);
  });

  it('knows the first name of the stored learner, the whole name of a grown-up, and Focus Mode', () => {
    const of = (learner: object) => painted({ learner: JSON.stringify({ learner }) });
    const named = of({ name: ' Mira "Mi" Okafor', preferences: { focusMode: true } });
    expect(named.dataset).toMatchObject({ named: '', focusMode: '' });
    expect(named.style['--greeted-name']).toBe('"Mira"');
    expect(of({ name: '"\\' }).style['--greeted-name']).toBe('"\\"\\\\"');
    expect(of({ name: 'Ms  Lee', role: 'educator' }).style['--greeted-name']).toBe('"Ms Lee"');
    const unnamed = of({ name: '', preferences: { focusMode: false } });
    expect(unnamed.dataset).not.toHaveProperty('named');
    expect(unnamed.dataset).not.toHaveProperty('focusMode');
  });

  it('gives the tree the size of the learner or visitor whose tree it is, and none without a stored one', () => {
    const learner = '{"learner":{"name":"Mira"}}';
    const others = { activity: '{"growth":0.75}', 'activity-signed-out': '{"growth":0.6}' };
    expect(painted({ learner, others }).style['--tree-growth']).toBe(0.75);
    expect(painted({ others }).style['--tree-growth']).toBe(0.6);
    expect(painted({ learner, others }).dataset).toHaveProperty('ownTree');
    for (const activity of ['{"growth":"0.75"}', '7', '{'])
      expect(painted({ learner, others: { activity } }).dataset).not.toHaveProperty('ownTree');
    expect(painted({ learner, storageRefused: true }).dataset).not.toHaveProperty('ownTree');
  });

  it('knows that a learner is past the test by the results, or by the finished parts, of which one may have none', () => {
    const isTestDone = (of: Page) => 'testDone' in painted(of).dataset;
    const learner = (results: object) => JSON.stringify({ learner: { name: 'Mira', ...results } });
    const finished = (counts: object) => ({ activity: JSON.stringify({ all: { counts } }) });
    const all = { 'focus-game': 1, 'letter-quiz': 1, 'traits-questionnaire': 1 };
    expect(isTestDone({ learner: learner({ adhd: 'no', dyslexia: 'no', autism: 'low' }) })).toBe(true);
    expect(isTestDone({ learner: learner({}), others: finished(all) })).toBe(true);
    expect(isTestDone({ learner: learner({}), others: finished({ ...all, 'focus-game': 0 }) })).toBe(false);
    expect(isTestDone({ others: { 'activity-signed-out': finished(all).activity } })).toBe(false);
  });

  it('keeps no place for the suggestions of a day for which they are hidden', () => {
    const learner = '{"learner":{"name":"Mira"}}';
    const isHidden = (page: Page) => 'notToday' in painted(page).dataset;
    const now = new Date();
    const daysFromNow = (days: number) => {
      const { year, month, day } = Object.fromEntries(
        new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit' })
          .formatToParts(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
          .map(({ type, value }) => [type, value]),
      );
      return `{"hiddenOn":"${year}-${month}-${day}"}`;
    };
    expect(isHidden({ learner, others: { 'todays-three': daysFromNow(0) } })).toBe(true);
    expect(isHidden({ others: { 'todays-three-signed-out': daysFromNow(0) } })).toBe(true);
    expect(isHidden({ learner, others: { 'todays-three-signed-out': daysFromNow(0) } })).toBe(false);
    expect(isHidden({ learner, others: { 'todays-three': daysFromNow(-1) } })).toBe(false);
    expect(isHidden({ learner, others: { 'todays-three': '{"hiddenOn":null}' } })).toBe(false);
  });

  it('keeps a place for what a grown-up set only where the learner has something to be shown', () => {
    const learner = '{"learner":{"name":"Mira"}}';
    const hasPlace = (page: Page) => 'assigned' in painted(page).dataset;
    expect(hasPlace({ learner, others: { assignments: '{"isShown":true}' } })).toBe(true);
    expect(hasPlace({ learner, others: { assignments: '{"isShown":false}' } })).toBe(false);
    expect(hasPlace({ learner })).toBe(false);
    expect(hasPlace({ others: { assignments: '{"isShown":true}' } })).toBe(false);
  });

  it.each(['', '7', 'null', '[]', '{"shown":', '{"sound":true,"font":"atkinson"}', '{"learner":7}'])(
    'is not disturbed by %s',
    (junk) => expect(lookOf(painted({ settings: junk, learner: junk }))).toEqual(DEFAULT_LOOK),
  );

  it('colours the bars of the browser like the ground', () => {
    for (const scheme of ['cream', 'white', 'dark', 'contrast'] as const) {
      const [, ground] = new RegExp(`\\[data-scheme="${scheme}"\\] {[^}]*--ground: (#[0-9a-f]{6});`).exec(TOKENS) ?? [];
      const { added } = painted({
        settings: JSON.stringify({ shown: { scheme: { value: scheme, changedAt: '2026-11-21T08:00:00.000Z' } } }),
      });
      expect(added).toContainEqual({ nodeName: 'meta', name: 'theme-color', content: ground });
    }
  });
});

describe('the font', () => {
  const isLoaded = (navigator: NonNullable<Page['navigator']>) => {
    const { added, dataset } = painted({ navigator });
    const isPreloaded = added.some(({ rel, href }) => rel === 'preload' && href === SCRIPT_DATA.lexend);
    expect('slowNetwork' in dataset).toBe(!isPreloaded);
    return isPreloaded;
  };

  it('is not loaded on a slow network, unless this device has it', () => {
    expect(isLoaded({ connection: { effectiveType: '3g' } })).toBe(false);
    expect(isLoaded({ connection: { effectiveType: '3g' }, serviceWorker: { controller: null } })).toBe(false);
    expect(isLoaded({ connection: { effectiveType: '3g' }, serviceWorker: { controller: {} } })).toBe(true);
    expect(isLoaded({ connection: { effectiveType: '4g' }, serviceWorker: { controller: null } })).toBe(true);
  });

  it('is loaded where the browser does not tell how fast the network is', () => expect(isLoaded({})).toBe(true));
});

describe('the first request of a page', () => {
  const learner = JSON.stringify({ version: 1, learner: { id: 'a', name: 'Sam' } });

  it('asks for the learner and what the page shows first', () => {
    const { asked, names } = painted({ learner, path: '/dashboard' });
    const offset = -new Date().getTimezoneOffset();
    expect(asked).toEqual([`/api/first-answers?learnerId=a&of=learner%2Cattempts%2Cruns&minutesFromUtc=${offset}`]);
    expect(names).toEqual(['learner', 'attempts', 'runs']);
    expect(painted({ learner, path: '/about' }).names).toEqual(['learner']);
  });

  it('is not sent without a learner on this device', () => {
    expect(painted({ path: '/dashboard' }).asked).toEqual([]);
    expect(
      painted({ learner: JSON.stringify({ learner: JSON.parse(learner).learner, isShared: true }) }).asked,
    ).toEqual([]);
  });
});
