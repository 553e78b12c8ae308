// Puts a theme chosen by hand on before the first paint. Kept free of modules: a classic script blocks painting.
// The key and the attribute are those of components/theme.ts.
(() => {
  try {
    const theme = localStorage.getItem('attune_theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is switched off in this browser: the system's theme it is.
  }
})();
