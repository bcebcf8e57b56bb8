import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type { ThemeColorPreset } from '#kit/contract/colour-presets.ts';
import { paletteOf, type ThemeContrast, type ThemeMode } from './palette.ts';
import { components } from './theme-components.tsx';

/** The height of the top bar in pixels: 64 on mobile and 72 on desktop. */
export const TOP_BAR_HEIGHT = { mobile: 64, desktop: 72 } as const;

const FONT_FAMILY = "'Inter Variable', Inter, 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Cards have a thin border instead of a shadow. Shadows are for what floats: menus and dialogs. */
function shadowsOf(mode: ThemeMode): Shadows {
  const ink = mode === 'light' ? '20 26 33' : '0 0 0';
  const near = `0 1px 2px rgb(${ink} / 0.08)`;
  const menu = `0 0 1px rgb(${ink} / 0.24), 0 8px 24px -4px rgb(${ink} / ${mode === 'light' ? 0.16 : 0.56})`;
  const dialog = `0 0 1px rgb(${ink} / 0.32), 0 24px 48px -8px rgb(${ink} / ${mode === 'light' ? 0.24 : 0.72})`;
  // biome-ignore format: one line for each level that is used
  return [
    'none',
    near, near, near, near,
    menu, menu, menu, menu, menu, menu, menu, menu,
    dialog, dialog, dialog, dialog, dialog, dialog, dialog, dialog, dialog, dialog, dialog, dialog,
  ];
}

const themes = new Map<string, Theme>();

/** The theme for a mode, contrast and colour preset. Cached, because every render needs it. */
export function themeOf(mode: ThemeMode, contrast: ThemeContrast, preset: ThemeColorPreset): Theme {
  const key = `${mode} ${contrast} ${preset}`;
  const known = themes.get(key);
  if (known) return known;

  const palette = paletteOf(mode, contrast, preset);
  const theme = createTheme({
    palette,
    shape: { borderRadius: 8 },
    spacing: 8,
    shadows: shadowsOf(mode),
    typography: {
      fontFamily: FONT_FAMILY,
      fontWeightMedium: 600,
      h1: {
        fontSize: '1.5rem',
        lineHeight: 32 / 24,
        fontWeight: 700,
        letterSpacing: '-0.02em',
        '@media (min-width:600px)': { fontSize: '2rem', lineHeight: 40 / 32 },
      },
      h2: {
        fontSize: '1.25rem',
        lineHeight: 28 / 20,
        fontWeight: 700,
        letterSpacing: '-0.015em',
        '@media (min-width:600px)': { fontSize: '1.5rem', lineHeight: 32 / 24 },
      },
      h3: { fontSize: '1.25rem', lineHeight: 28 / 20, fontWeight: 600, letterSpacing: '-0.01em' },
      h4: { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 600, letterSpacing: '-0.005em' },
      h5: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 600 },
      h6: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 600 },
      subtitle1: { fontSize: '1rem', lineHeight: 24 / 16, fontWeight: 600 },
      subtitle2: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 600 },
      body1: { fontSize: '1rem', lineHeight: 24 / 16 },
      body2: { fontSize: '0.875rem', lineHeight: 20 / 14 },
      caption: { fontSize: '0.75rem', lineHeight: 16 / 12 },
      overline: { fontSize: '0.75rem', lineHeight: 16 / 12, fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none' },
      button: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 600, textTransform: 'none' },
    },
    transitions: {
      duration: { shortest: 150, shorter: 150, short: 150, standard: 180, complex: 200, enteringScreen: 180, leavingScreen: 150 },
    },
    motion: { reducedMotion: 'system' },
    focusVisible: { outlineColor: palette.primary.text, outlineWidth: 2, outlineOffset: 2 },
    components,
  });
  themes.set(key, theme);
  return theme;
}
