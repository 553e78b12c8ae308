// Puts a theme chosen by hand on, and stops motion that is not wanted, before the first paint. Kept free of modules: a classic script blocks painting.
// The landing page's own scripts are asked for here, at `/` alone, so that they come along with the others.
// The keys and the attributes are those of components/theme.ts and lib/reduced-motion.ts.
(() => {
  try {
    const theme = localStorage.getItem('attune_theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('attune_motion') === 'reduced')
      document.documentElement.dataset.motion = 'reduced';
  } catch {
    // Storage is switched off in this browser: the system's settings it is.
  }
  if (location.pathname !== '/') return;
  for (const href of document.currentScript.dataset.landing?.split(' ') ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
})();
