// Runs before the first paint: the page is dark from the start for who chose dark, not after the application has loaded.
(() => {
  try {
    const settings = JSON.parse(localStorage.getItem('settings') ?? 'null');
    document.documentElement.dataset.mode = settings?.themeMode === 'dark' ? 'dark' : 'light';
  } catch {
    document.documentElement.dataset.mode = 'light';
  }
})();
