/** The colours that a tenant or a person may choose. The browser app, emails and pictures of pages use the same. */
export const THEME_COLOR_PRESETS = ['default', 'cyan', 'purple', 'blue', 'orange', 'red'] as const;
export type ThemeColorPreset = (typeof THEME_COLOR_PRESETS)[number];

/** A colour as four hex values: the fill, text on the fill, and the hue as text on light and on dark surfaces. */
export type Hue = { main: string; contrastText: string; onLight: string; onDark: string };

/**
 * White on #F76800 is only 3.03:1, so its text is dark, and orange text on white is darker. The other hues follow the same rule.
 */
export const PRESETS: Record<ThemeColorPreset, Hue> = {
  default: { main: '#F76800', contrastText: '#1C252E', onLight: '#C15100', onDark: '#F76800' },
  cyan: { main: '#078DEE', contrastText: '#101418', onLight: '#0676C6', onDark: '#078EF0' },
  purple: { main: '#7635DC', contrastText: '#FFFFFF', onLight: '#7635DC', onDark: '#A174E7' },
  blue: { main: '#2065D1', contrastText: '#FFFFFF', onLight: '#2065D1', onDark: '#518BE4' },
  orange: { main: '#FDA92D', contrastText: '#1C252E', onLight: '#A66402', onDark: '#FDA92D' },
  red: { main: '#FF3030', contrastText: '#101418', onLight: '#E80000', onDark: '#FF4242' },
};

/** The colours of a preset by its name, those of the product for an unknown one. */
export const presetNamed = (name: string): Hue => PRESETS[THEME_COLOR_PRESETS.find((preset) => preset === name) ?? 'default'];
