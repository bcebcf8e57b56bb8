import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { LiveRegion } from '../page/announce.tsx';
import './fonts.css';
import type { ThemeColorPreset } from '#kit/contract/colour-presets.ts';
import { onWaitingToast } from '../page/toast.tsx';
import { styleNonce } from './content-policy.ts';
import { SettingsProvider, useSettingsContext } from './settings.tsx';
import { themeOf } from './theme.ts';

const styles = createCache({ key: 'css', ...(styleNonce && { nonce: styleNonce }) });

const ToastHost = lazy(async () => ({ default: (await import('../page/ToastHost.tsx')).ToastHost }));

/**
 * Provides what every page needs: settings, theme, toasts and the live region. Outermost in main.tsx; `preset` is the tenant's
 * colour.
 */
export function Appearance({ preset, children }: { preset?: ThemeColorPreset; children: ReactNode }) {
  return (
    <SettingsProvider preset={preset}>
      <Themed>
        <LiveRegion />
        {children}
        <Toasts />
      </Themed>
    </SettingsProvider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const { themeMode, themeContrast, themeColorPresets } = useSettingsContext();
  const theme = themeOf(themeMode, themeContrast, themeColorPresets);
  const paper = theme.palette.background.paper;

  useLayoutEffect(() => {
    // theme-boot.js sets the same attribute. index.html uses it to paint the canvas behind the page.
    document.documentElement.dataset.mode = themeMode;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  }, [themeMode, paper]);

  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/**
 * Toasts follow a press or a failed call. Their host is loaded with the first press, while the connection is up, or with the
 * first message.
 */
function Toasts() {
  const [needed, setNeeded] = useState(false);

  useEffect(() => {
    const leave = new AbortController();
    for (const press of ['pointerdown', 'keydown']) {
      window.addEventListener(press, () => setNeeded(true), { once: true, passive: true, signal: leave.signal });
    }
    const forget = onWaitingToast(() => setNeeded(true));
    return () => {
      leave.abort();
      forget();
    };
  }, []);

  return <Suspense>{needed && <ToastHost />}</Suspense>;
}
