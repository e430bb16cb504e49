// Runs in the head of every page before the first paint, so that the page never shows with the wrong font or colours.
// It is inlined and allowed by its hash; it imports nothing. Later changes reach it as `settings` events.
(() => {
  const html = document.documentElement;
  const { settings: rulesText, ...fonts } = document.currentScript.dataset;
  /** The settings that the first paint shows, from rules/settings.ts. */
  const rules = JSON.parse(rulesText);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  // The values of --ground in tokens.css, which is not loaded yet.
  const grounds = { cream: '#fbf4e4', white: '#ffffff', dark: '#15201f', contrast: '#000000' };
  const bars = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.append(bars);

  const paint = ({ font, size, spacing, scheme, motion }) => {
    const deviceScheme = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'cream';
    html.dataset.scheme = Object.hasOwn(grounds, scheme) ? scheme : deviceScheme;
    bars.content = grounds[html.dataset.scheme];
    html.dataset.font = font;
    html.dataset.motion = { less: 'reduced', full: 'full' }[motion] ?? 'device';
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
  const island = document.getElementById('session');
  // Hydration takes the first script in the head for this one, so the island goes behind it.
  if (island) document.head.append(island);
  const { learner } = parsed(() => island.textContent);
  const { owner, shown, waiting } = parsed(() => localStorage.getItem('settings'));
  const places = learner
    ? [owner === learner.id && shown, learner.settings, Object(waiting)[learner.id], Object(waiting)['']]
    : [shown];

  const isValid = (value, { oneOf, least, most }) =>
    oneOf ? oneOf.includes(value) : typeof value === 'number' && value >= least && value <= most;
  // The last change of one setting; the same as mergeSettings() in rules/settings.ts.
  const newest = (name, rule) => {
    let last;
    for (const place of places) {
      const changed = Object(place)[name];
      if (isValid(changed?.value, rule) && !(changed.changedAt <= last?.changedAt)) last = changed;
    }
    return last ? last.value : rule.default;
  };
  let settings = Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, newest(name, rule)]));
  paint(settings);
  addEventListener('settings', ({ detail }) => {
    settings = detail;
    paint(settings);
  });
  for (const wish of [dark, contrast]) wish.addEventListener('change', () => paint(settings));

  // Preload the chosen font too, so that text does not move when it arrives.
  for (const href of fonts[settings.font]?.split(' ') ?? []) {
    const letters = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(document.createElement('link'), letters));
  }

  // Keep a press that comes before hydration; the app opens that panel afterwards.
  addEventListener('click', ({ target }) => {
    const panel = target instanceof Element && target.closest('[data-panel]')?.dataset.panel;
    if (panel && !('hydrated' in html.dataset)) html.dataset.wanted = panel;
  });
})();
