import { hostToasts } from '../page/toast.tsx';

// Runs before each file of tests of screens, which share one window: it starts as a new one does.
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, '', '/');
document.title = '';
document.body.replaceChildren();
// Messages of earlier files still wait for a host.
hostToasts(() => {})();
