// Runs in the head of every page before anything is painted, so that nobody sees a look that is not theirs. It stands in
// the page as text and is let through by its hash; it depends on nothing.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const apply = () => {
    document.documentElement.dataset.scheme = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'cream';
  };
  dark.addEventListener('change', apply);
  contrast.addEventListener('change', apply);
  apply();
})();
