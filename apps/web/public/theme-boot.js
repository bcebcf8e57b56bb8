// Runs before the first paint, so the page is dark from the start for people who chose dark.
(() => {
  try {
    const settings = JSON.parse(localStorage.getItem('settings') ?? 'null');
    document.documentElement.dataset.mode = settings?.themeMode === 'dark' ? 'dark' : 'light';
  } catch {
    document.documentElement.dataset.mode = 'light';
  }
})();
