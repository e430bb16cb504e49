// Runs in the head of every page before anything is painted, so that nobody sees a look that is not theirs. It stands in
// the page as text and is let through by its hash; it depends on nothing.
(() => {
  const html = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const apply = () => {
    html.dataset.scheme = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'cream';
  };
  dark.addEventListener('change', apply);
  contrast.addEventListener('change', apply);
  apply();

  // A press that comes before the app has woken up is kept for it, so that no button does nothing.
  addEventListener('click', ({ target }) => {
    const panel = target instanceof Element && target.closest('[data-panel]')?.dataset.panel;
    if (panel && !('awake' in html.dataset)) html.dataset.wanted = panel;
  });
})();
