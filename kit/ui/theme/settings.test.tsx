// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, SettingsProvider, useSettingsContext } from './settings.tsx';

function Probe() {
  const settings = useSettingsContext();
  return (
    <>
      <output>
        {[
          settings.themeMode,
          settings.themeLayout,
          settings.themeContrast,
          settings.themeColorPresets,
          String(settings.themeStretch),
        ].join(' ')}
      </output>
      <button type="button" onClick={settings.onToggleMode}>
        mode
      </button>
      <button type="button" onClick={settings.onToggleLayout}>
        layout
      </button>
      <button type="button" onClick={settings.onToggleContrast}>
        contrast
      </button>
      <button type="button" onClick={() => settings.onChangeColorPresets('purple')}>
        purple
      </button>
      <button type="button" onClick={settings.onToggleStretch}>
        stretch
      </button>
      <button type="button" onClick={settings.onResetSetting}>
        reset
      </button>
    </>
  );
}

const renderProbe = () =>
  render(
    <SettingsProvider>
      <Probe />
    </SettingsProvider>,
  );
const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.parse(localStorage.getItem('settings') ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('display settings', () => {
  it('start with the specified defaults', () => {
    renderProbe();
    expect(shown()).toBe('light vertical default default false');
  });

  it('toggle each field and are stored under `settings`', async () => {
    renderProbe();
    for (const name of ['mode', 'layout', 'contrast', 'purple', 'stretch']) await press(name);
    expect(shown()).toBe('dark mini bold purple true');
    expect(stored()).toEqual({
      themeMode: 'dark',
      themeLayout: 'mini',
      themeContrast: 'bold',
      themeColorPresets: 'purple',
      themeStretch: true,
    });

    for (const name of ['mode', 'layout', 'contrast', 'stretch']) await press(name);
    expect(shown()).toBe('light vertical default purple false');

    await press('reset');
    expect(shown()).toBe('light vertical default default false');
    expect(stored()).toEqual(DEFAULT_SETTINGS);
  });

  it('are restored after a reload', () => {
    localStorage.setItem('settings', JSON.stringify({ ...DEFAULT_SETTINGS, themeMode: 'dark', themeColorPresets: 'cyan' }));
    renderProbe();
    expect(shown()).toBe('dark vertical default cyan false');
  });

  it('follow a change in another tab', () => {
    renderProbe();
    act(() => {
      localStorage.setItem('settings', JSON.stringify({ ...DEFAULT_SETTINGS, themeContrast: 'bold' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    });
    expect(shown()).toBe('light vertical bold default false');
  });

  it.each([
    ['not JSON', '{light'],
    ['not an object', '"dark"'],
    ['null', 'null'],
    [
      'unknown values',
      '{"themeMode":"sepia","themeLayout":7,"themeContrast":null,"themeColorPresets":"pink","themeStretch":"yes"}',
    ],
  ])('fall back to the defaults on stored text that is %s', (_, text) => {
    expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  it('keep the valid fields of a damaged object', () => {
    expect(parseSettings('{"themeMode":"dark","themeStretch":1}')).toEqual({ ...DEFAULT_SETTINGS, themeMode: 'dark' });
  });

  it('can be changed when the browser refuses to store', async () => {
    const refusal = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'QuotaExceededError');
    });
    renderProbe();
    await press('mode');
    expect(shown()).toBe('dark vertical default default false');
    refusal.mockRestore();
    await press('reset');
    expect(shown()).toBe('light vertical default default false');
  });

  it('throw outside their provider', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Probe />)).toThrow('useSettingsContext must be use inside SettingsProvider');
    silence.mockRestore();
  });
});
