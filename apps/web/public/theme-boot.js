// Runs before the first paint, so the page is dark from the start for people who chose dark, and people who are signed in see no
// text for visitors (kit/server/http/public-page.ts).
(() => {
  try {
    const settings = JSON.parse(localStorage.getItem('settings') ?? 'null');
    document.documentElement.dataset.mode = settings?.themeMode === 'dark' ? 'dark' : 'light';
    if (localStorage.getItem('accessToken')) document.documentElement.dataset.signedIn = '';
  } catch {
    document.documentElement.dataset.mode = 'light';
  }
})();
