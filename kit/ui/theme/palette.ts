import type { PaletteOptions } from '@mui/material/styles';
import { type Hue, PRESETS, type ThemeColorPreset } from '#kit/contract/colour-presets.ts';
import { mix, readable } from './contrast.ts';

export const THEME_MODES = ['light', 'dark'] as const;
export const THEME_CONTRASTS = ['default', 'bold'] as const;

export type ThemeMode = (typeof THEME_MODES)[number];
export type ThemeContrast = (typeof THEME_CONTRASTS)[number];

declare module '@mui/material/styles' {
  /**
   * For every colour: `text` is the hue for text, icons or lines on page and card; `soft` its tint as a surface; `softText` text
   * on that tint.
   */
  interface PaletteColor {
    text: string;
    soft: string;
    softText: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    soft?: string;
    softText?: string;
  }
  /**
   * `subtle` is a quiet surface within a card: table headers, hovered rows. `neutral` is for things without a colour: chips,
   * tracks, skeletons.
   */
  interface TypeBackground {
    subtle: string;
    neutral: string;
  }
  interface Palette {
    /** The border of a control, at least 3:1 on page and card. */
    controlBorder: string;
    tooltip: { background: string; text: string };
  }
  interface PaletteOptions {
    controlBorder?: string;
    tooltip?: { background: string; text: string };
  }
}

export const GREY = {
  50: '#F9FAFB',
  100: '#F2F4F7',
  200: '#E4E8ED',
  300: '#D0D7DE',
  400: '#A9B4C0',
  500: '#84919E',
  600: '#5B6876',
  700: '#414C58',
  800: '#1C252E',
  900: '#141A21',
} as const;

export const HUES = {
  secondary: { main: '#1E3452', contrastText: '#FFFFFF', onLight: '#1E3452', onDark: '#648EC6' },
  info: { main: '#2AB0FC', contrastText: '#1C252E', onLight: '#0378BB', onDark: '#2AB0FC' },
  success: { main: '#38C976', contrastText: '#1C252E', onLight: '#23824C', onDark: '#38C976' },
  warning: { main: '#FCC132', contrastText: '#1C252E', onLight: '#956A02', onDark: '#FCC132' },
  error: { main: '#FF3819', contrastText: '#101418', onLight: '#E21F00', onDark: '#FF4528' },
} as const satisfies Record<string, Hue>;

type Surfaces = {
  page: string;
  card: string;
  subtle: string;
  neutral: string;
  text: string;
  textSecondary: string;
  textDisabled: string;
  /** The border of a card: subtle, or 3:1 with bold contrast. */
  hairline: string;
  controlBorder: string;
  /** The minimum contrast of coloured text: AA, or AAA with bold contrast. */
  ratio: number;
};

const SURFACES: Record<ThemeMode, Record<ThemeContrast, Surfaces>> = {
  light: {
    default: {
      page: GREY[50],
      card: '#FFFFFF',
      subtle: GREY[100],
      neutral: '#E9EDF1',
      text: GREY[800],
      textSecondary: GREY[600],
      textDisabled: GREY[400],
      hairline: GREY[200],
      controlBorder: GREY[500],
      ratio: 4.5,
    },
    bold: {
      page: '#E9EDF1',
      card: '#FFFFFF',
      subtle: GREY[100],
      neutral: '#DCE2E8',
      text: GREY[900],
      textSecondary: GREY[700],
      textDisabled: GREY[500],
      hairline: '#77838F',
      controlBorder: GREY[600],
      ratio: 7,
    },
  },
  dark: {
    default: {
      page: GREY[900],
      card: GREY[800],
      subtle: '#232E39',
      neutral: '#2E3A46',
      text: GREY[50],
      textSecondary: GREY[400],
      textDisabled: GREY[600],
      hairline: '#2E3A46',
      controlBorder: '#717E8C',
      ratio: 4.5,
    },
    bold: {
      page: '#0A0E12',
      card: GREY[800],
      subtle: '#26323E',
      neutral: '#33404D',
      text: '#FFFFFF',
      textSecondary: GREY[300],
      textDisabled: GREY[500],
      hairline: '#7B8896',
      controlBorder: GREY[400],
      ratio: 7,
    },
  },
};

/** The palette of a mode, contrast and preset in opaque colours. theme.test.ts checks every text/background pair. */
export function paletteOf(mode: ThemeMode, themeContrast: ThemeContrast, preset: ThemeColorPreset) {
  const surfaces = SURFACES[mode][themeContrast];
  const { page, card } = surfaces;

  const colour = ({ main, contrastText, onLight, onDark }: Hue) => {
    const soft = mix(card, main, mode === 'light' ? 0.1 : 0.13);
    const text = readable(mode === 'light' ? onLight : onDark, [page, card], surfaces.ratio);
    return {
      main,
      contrastText,
      text,
      soft,
      softText: readable(text, [soft], surfaces.ratio),
      // Hover moves away from the text colour and so never lowers the contrast.
      dark: mix(main, contrastText === '#FFFFFF' ? '#000000' : '#FFFFFF', 0.16),
      light: mix(main, '#FFFFFF', 0.4),
    };
  };

  return {
    mode,
    primary: colour(PRESETS[preset]),
    secondary: colour(HUES.secondary),
    info: colour(HUES.info),
    success: colour(HUES.success),
    warning: colour(HUES.warning),
    error: colour(HUES.error),
    grey: GREY,
    text: { primary: surfaces.text, secondary: surfaces.textSecondary, disabled: surfaces.textDisabled },
    background: { default: page, paper: card, subtle: surfaces.subtle, neutral: surfaces.neutral },
    divider: surfaces.hairline,
    controlBorder: surfaces.controlBorder,
    tooltip: mode === 'light' ? { background: GREY[800], text: '#FFFFFF' } : { background: GREY[200], text: GREY[900] },
    action: {
      active: surfaces.textSecondary,
      hover: surfaces.subtle,
      selected: mix(card, PRESETS[preset].main, mode === 'light' ? 0.1 : 0.13),
      disabled: surfaces.textDisabled,
      disabledBackground: surfaces.neutral,
      focus: surfaces.subtle,
      hoverOpacity: 0.05,
      selectedOpacity: 0.1,
    },
  } satisfies PaletteOptions;
}
