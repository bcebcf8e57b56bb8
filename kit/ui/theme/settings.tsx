import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { THEME_COLOR_PRESETS, type ThemeColorPreset } from '#kit/contract/colour-presets.ts';
import { THEME_CONTRASTS, THEME_MODES, type ThemeContrast, type ThemeMode } from './palette.ts';

export const THEME_LAYOUTS = ['vertical', 'mini'] as const;
export type ThemeLayout = (typeof THEME_LAYOUTS)[number];

export type Settings = {
  themeMode: ThemeMode;
  themeLayout: ThemeLayout;
  themeContrast: ThemeContrast;
  themeColorPresets: ThemeColorPreset;
  themeStretch: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
  themeMode: 'light',
  themeLayout: 'vertical',
  themeContrast: 'default',
  themeColorPresets: 'default',
  themeStretch: false,
};

/** Also read by public/theme-boot.js, which paints the page in the right mode before the application has loaded. */
export const SETTINGS_STORAGE_KEY = 'settings';

type SettingsContextValue = Settings & {
  onToggleMode: () => void;
  onToggleLayout: () => void;
  onToggleContrast: () => void;
  onChangeColorPresets: (preset: ThemeColorPreset) => void;
  onToggleStretch: () => void;
  onResetSetting: () => void;
};

const SettingsContext = createContext<SettingsContextValue | null>(null);

/** The display settings and functions to change them. */
export function useSettingsContext(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettingsContext must be use inside SettingsProvider');
  return value;
}

/** The stored settings. Missing or invalid fields, or unreadable text, become defaults. */
export function parseSettings(stored: string | null, defaults: Settings = DEFAULT_SETTINGS): Settings {
  const fields = readObject(stored);
  const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
    values.find((known) => known === value) ?? otherwise;
  return {
    themeMode: oneOf(THEME_MODES, fields.themeMode, defaults.themeMode),
    themeLayout: oneOf(THEME_LAYOUTS, fields.themeLayout, defaults.themeLayout),
    themeContrast: oneOf(THEME_CONTRASTS, fields.themeContrast, defaults.themeContrast),
    themeColorPresets: oneOf(THEME_COLOR_PRESETS, fields.themeColorPresets, defaults.themeColorPresets),
    themeStretch: typeof fields.themeStretch === 'boolean' ? fields.themeStretch : defaults.themeStretch,
  };
}

function readObject(stored: string | null): Record<string, unknown> {
  if (!stored) return {};
  try {
    const parsed: unknown = JSON.parse(stored);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Settings that could not be stored (blocked, or storage full) last until the page is closed. */
let unwritten: string | null = null;
const listeners = new Set<() => void>();

function readStored(): string | null {
  try {
    return unwritten ?? localStorage.getItem(SETTINGS_STORAGE_KEY);
  } catch {
    return unwritten;
  }
}

function store(settings: Settings) {
  const text = JSON.stringify(settings);
  try {
    localStorage.setItem(SETTINGS_STORAGE_KEY, text);
    unwritten = null;
  } catch {
    unwritten = text;
  }
  for (const listener of listeners) listener();
}

/** Subscribes to changes in this tab and, through the storage event, in others. */
function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === SETTINGS_STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function changesFrom(defaults: Settings) {
  const change = (fields: (settings: Settings) => Partial<Settings>) => {
    const settings = parseSettings(readStored(), defaults);
    store({ ...settings, ...fields(settings) });
  };
  return {
    onToggleMode: () => change(({ themeMode }) => ({ themeMode: themeMode === 'light' ? 'dark' : 'light' })),
    onToggleLayout: () => change(({ themeLayout }) => ({ themeLayout: themeLayout === 'vertical' ? 'mini' : 'vertical' })),
    onToggleContrast: () => change(({ themeContrast }) => ({ themeContrast: themeContrast === 'default' ? 'bold' : 'default' })),
    onChangeColorPresets: (themeColorPresets: ThemeColorPreset) => change(() => ({ themeColorPresets })),
    onToggleStretch: () => change(({ themeStretch }) => ({ themeStretch: !themeStretch })),
    onResetSetting: () => store(defaults),
  };
}

type SettingsProviderProps = {
  /** The tenant's colour, for people who have not chosen one. */
  preset?: ThemeColorPreset;
  children: ReactNode;
};

/** Stores the display settings in the browser and shares them between tabs. */
export function SettingsProvider({ preset = DEFAULT_SETTINGS.themeColorPresets, children }: SettingsProviderProps) {
  const stored = useSyncExternalStore(subscribe, readStored);
  const value = useMemo(() => {
    const defaults = { ...DEFAULT_SETTINGS, themeColorPresets: preset };
    return { ...parseSettings(stored, defaults), ...changesFrom(defaults) };
  }, [stored, preset]);
  return <SettingsContext.Provider value={value}>{children}</SettingsContext.Provider>;
}
