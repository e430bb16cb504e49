// Runs in the head of every page before anything is painted, so that nobody sees a look that is not theirs. It stands in
// the page as text and is let through by its hash; it depends on nothing. Later changes reach it as `settings` events.
(() => {
  const html = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  // What tokens.css calls --ground: it is not loaded yet.
  const grounds = { cream: '#fbf4e4', white: '#ffffff', dark: '#15201f', contrast: '#000000' };
  const bars = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  document.head.append(bars);

  const paint = ({ font = 'lexend', size = 1, spacing = 0, scheme, motion }) => {
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
  // Hydration takes the first script of the head for this one.
  if (island) document.head.append(island);
  const { learner } = parsed(() => island.textContent);
  const { owner, shown, waiting } = parsed(() => localStorage.getItem('settings'));
  const places = learner
    ? [owner === learner.id && shown, learner.settings, Object(waiting)[learner.id], Object(waiting)['']]
    : [shown];

  // The last change of one setting; the same as mergeSettings() in rules/settings.ts.
  const newest = (name, isUsable) => {
    let last;
    for (const place of places) {
      const changed = Object(place)[name];
      if (isUsable(changed?.value) && !(changed.changedAt <= last?.changedAt)) last = changed;
    }
    return last?.value;
  };
  const oneOf = (words) => (value) => words.includes(value);
  const within = (least, most) => (value) => typeof value === 'number' && value >= least && value <= most;

  let settings = {
    font: newest('font', oneOf(['lexend', 'atkinson', 'opendyslexic', 'system'])),
    size: newest('size', within(0.9, 2)),
    spacing: newest('spacing', within(0, 1)),
    scheme: newest('scheme', oneOf(['device', ...Object.keys(grounds)])),
    motion: newest('motion', oneOf(['device', 'less', 'full'])),
  };
  paint(settings);
  addEventListener('settings', ({ detail }) => {
    settings = detail;
    paint(settings);
  });
  for (const wish of [dark, contrast]) wish.addEventListener('change', () => paint(settings));

  // Letters other than the usual ones come with the page, too, so that words do not move when they arrive.
  for (const href of document.currentScript?.dataset[settings.font]?.split(' ') ?? []) {
    const letters = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(document.createElement('link'), letters));
  }

  // A press that comes before the app has woken up is kept for it, so that no button does nothing.
  addEventListener('click', ({ target }) => {
    const panel = target instanceof Element && target.closest('[data-panel]')?.dataset.panel;
    if (panel && !('awake' in html.dataset)) html.dataset.wanted = panel;
  });
})();
