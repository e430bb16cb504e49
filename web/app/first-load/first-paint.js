// Runs in the head of every page before the first paint, so that no page flashes with the wrong font or colours. It is
// inlined, allowed by its hash, and imports nothing. Later changes reach it as `settings` events.
(() => {
  const html = document.documentElement;
  /** The settings that affect the first paint, from rules/people/settings.ts. */
  const rules = JSON.parse(document.currentScript.dataset.settings);
  /** The answers of the server that each page shows first, from page-answers.ts. */
  const pageAnswers = JSON.parse(document.currentScript.dataset.pageAnswers);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  // The values of --ground in tokens.css, which has not loaded yet.
  const grounds = { cream: '#fbf4e4', white: '#ffffff', dark: '#15201f', contrast: '#000000' };
  const bars = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.append(bars);

  // On a slow network the font would arrive too late for this page and delay its scripts. The service worker loads it for
  // the next visit.
  const { effectiveType = '4g' } = navigator.connection ?? {};
  if (effectiveType !== '4g' && !navigator.serviceWorker?.controller) html.dataset.slowNetwork = '';
  else {
    const link = document.createElement('link');
    const { lexend } = document.currentScript.dataset;
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: lexend });
    document.head.append(link);
  }

  const paint = ({ font, size, spacing, scheme, motion, calm, accent, treeSeason }) => {
    const deviceScheme = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'cream';
    html.dataset.scheme = Object.hasOwn(grounds, scheme) ? scheme : deviceScheme;
    bars.content = grounds[html.dataset.scheme];
    html.dataset.font = font;
    html.dataset.letters = size > 1.2 || spacing > 0 || font === 'opendyslexic' ? 'wide' : 'usual';
    html.dataset.accent = accent;
    html.dataset.season = treeSeason;
    if (calm) html.dataset.calm = '';
    else delete html.dataset.calm;
    html.dataset.motion = calm ? 'reduced' : ({ less: 'reduced', full: 'full' }[motion] ?? 'device');
    html.style.setProperty('--reading-size', size);
    html.style.setProperty('--reading-spacing', spacing);
  };

  const parsed = (read) => {
    try {
      return Object(JSON.parse(read()));
    } catch {
      return {};
    }
  };
  const stored = (key) => parsed(() => localStorage.getItem(key));
  const device = stored('learner');
  // On a shared computer the stored learner is valid only until the browser is closed.
  const learner = device.isShared && !document.cookie.includes('shared-computer=') ? undefined : device.learner;
  // Until the app is hydrated, shown-to.module.css hides the content for visitors, or that for learners.
  html.dataset.session = learner || document.cookie.includes('signed-in=') ? 'signed-in' : 'signed-out';
  // Show the first step at once if no screening part was started here.
  if (html.dataset.session === 'signed-out' && stored('begun').at === undefined) html.dataset.newHere = '';
  if (learner?.preferences?.focusMode) html.dataset.focusMode = '';
  const isGrownUp = learner?.role && learner.role !== 'learner';
  if (isGrownUp) html.dataset.grownUp = '';
  const isTrying = learner?.usesForSelf === false;
  if (isTrying) html.dataset.trying = '';
  const hasNoTests = learner ? Boolean(learner.noTests) : ['off', 'with-agreement'].includes(stored('tests').mode);
  if (hasNoTests) html.dataset.noTests = '';
  // Like greeting.tsx: learners are greeted by their first name.
  const words = String(learner?.name ?? '')
    .trim()
    .split(/\s+/);
  const name = isGrownUp ? words.join(' ') : words[0];
  if (name) {
    html.dataset.named = '';
    // A JSON string without control characters is also a valid CSS string.
    html.style.setProperty('--greeted-name', JSON.stringify(name));
  }

  // The tree is drawn in the size of the learner's own, without leaves until they are loaded.
  const { growth, all } = stored(learner ? 'activity' : 'activity-signed-out');
  if (typeof growth === 'number' && !isTrying) {
    html.dataset.ownTree = '';
    html.style.setProperty('--tree-growth', growth);
  }

  // Like done-parts.ts: `/` greets a learner who has finished every part.
  const { counts = {} } = Object(all);
  const parts = ['focus-game', 'letter-quiz', 'traits-questionnaire'];
  const hasAllResults = learner?.adhd && learner.dyslexia && learner.autism;
  if (hasAllResults || (learner && parts.every((part) => counts[part] > 0))) html.dataset.testDone = '';

  // The dashboard has a placeholder for the suggestions of the day, unless they are hidden on this day.
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  const { hiddenOn } = stored(learner ? 'todays-three' : 'todays-three-signed-out');
  if (hiddenOn === today.join('-')) html.dataset.notToday = '';

  // The dashboard has a placeholder for assignments, if this device has stored any.
  if (learner && stored('assignments').isShown === true) html.dataset.assigned = '';

  // Ask the server for what the page shows first, before any other script has loaded. request.ts takes the answers.
  const ask = async (names) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 15_000);
    const query = new URLSearchParams({ learnerId: learner.id, of: names, minutesFromUtc: -now.getTimezoneOffset() });
    const answer = await fetch(`/api/first-answers?${query}`, { signal: stop.signal });
    return answer.ok ? answer.json() : {};
  };
  if (learner) {
    const names = ['learner', ...(pageAnswers[location.pathname] ?? [])];
    window.firstAnswers = { names, answers: ask(names).catch(() => ({})) };
  }

  const isValid = (value, { default: usual, oneOf, least, most }) => {
    if (oneOf) return oneOf.includes(value);
    if (typeof usual === 'boolean') return typeof value === 'boolean';
    return typeof value === 'number' && value >= least && value <= most;
  };
  const shown = Object(stored('settings').shown);
  const valueFor = (name, rule) => (isValid(shown[name]?.value, rule) ? shown[name].value : rule.default);
  let settings = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, valueFor(name, rule)]));
  paint(settings);
  addEventListener('settings', ({ detail }) => {
    settings = detail;
    paint(settings);
  });
  for (const wish of [dark, contrast]) wish.addEventListener('change', () => paint(settings));

  // A script that fails to load may be missing from the service worker's cache: remove the worker and its caches, and
  // reload.
  const askServerInstead = async () => {
    if (!navigator.serviceWorker?.controller || !navigator.onLine || sessionStorage.getItem('healed')) return;
    sessionStorage.setItem('healed', 'yes');
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    location.reload();
  };
  const onError = ({ target }) => {
    if (target instanceof HTMLScriptElement && !('hydrated' in html.dataset)) askServerInstead().catch(() => {});
  };
  addEventListener('error', onError, true);

  // A page can be pressed before its scripts answer: mark the last pressed button. kept-press.ts presses it again.
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (!button || 'hydrated' in html.dataset) return;
    for (const earlier of document.querySelectorAll('[data-kept-press]')) delete earlier.dataset.keptPress;
    button.dataset.keptPress = Date.now();
  });
})();
