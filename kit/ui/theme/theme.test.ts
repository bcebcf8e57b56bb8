import { describe, expect, it } from 'vitest';
import { PRESETS, THEME_COLOR_PRESETS } from '#kit/contract/colour-presets.ts';
import { contrast, mix, readable } from './contrast.ts';
import { HUES, paletteOf, THEME_CONTRASTS, THEME_MODES } from './palette.ts';
import { themeOf } from './theme.ts';

const COLOURS = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;

/** Every text and control border the theme paints, with its surface: name, foreground, background, minimum ratio. */
function pairsOf(palette: ReturnType<typeof paletteOf>): [string, string, string, number][] {
  const { text, background, action, tooltip, controlBorder } = palette;
  const surfaces = {
    page: background.default,
    card: background.paper,
    subtle: background.subtle,
    neutral: background.neutral,
    selected: action.selected,
  };
  const pairs: [string, string, string, number][] = [];
  for (const [name, surface] of Object.entries(surfaces)) {
    pairs.push([`text on ${name}`, text.primary, surface, 4.5], [`secondary text on ${name}`, text.secondary, surface, 4.5]);
  }
  for (const name of COLOURS) {
    const colour = palette[name];
    pairs.push(
      [`text on ${name}`, colour.contrastText, colour.main, 4.5],
      [`text on hovered ${name}`, colour.contrastText, colour.dark, 4.5],
      [`${name} as text on the page`, colour.text, background.default, 4.5],
      [`${name} as text on a card`, colour.text, background.paper, 4.5],
      [`${name} text on its tint`, colour.softText, colour.soft, 4.5],
      [`text on the ${name} tint`, text.primary, colour.soft, 4.5],
      [`secondary text on the ${name} tint`, text.secondary, colour.soft, 4.5],
    );
  }
  pairs.push(
    ['tooltip', tooltip.text, tooltip.background, 4.5],
    ['edge of a control on the page', controlBorder, background.default, 3],
    ['edge of a control on a card', controlBorder, background.paper, 3],
    ['focus ring on the page', palette.primary.text, background.default, 3],
    ['focus ring on a card', palette.primary.text, background.paper, 3],
    ['focus ring on a quiet surface', palette.primary.text, background.subtle, 3],
  );
  return pairs;
}

describe('contrast of the theme', () => {
  for (const mode of THEME_MODES) {
    for (const themeContrast of THEME_CONTRASTS) {
      for (const preset of THEME_COLOR_PRESETS) {
        it(`passes WCAG AA in ${mode}, ${themeContrast} contrast, preset ${preset}`, () => {
          const poor = pairsOf(paletteOf(mode, themeContrast, preset))
            .filter(([, foreground, background, least]) => contrast(foreground, background) < least)
            .map(
              ([name, foreground, background]) =>
                `${name}: ${foreground} on ${background} ${contrast(foreground, background).toFixed(2)}`,
            );
          expect(poor).toEqual([]);
        });
      }
    }
  }

  it('reaches 7:1 for coloured and secondary text and 3:1 for card borders with bold contrast', () => {
    for (const mode of THEME_MODES) {
      const { text, background, primary, divider } = paletteOf(mode, 'bold', 'default');
      expect(contrast(text.secondary, background.paper)).toBeGreaterThanOrEqual(7);
      expect(contrast(primary.text, background.paper)).toBeGreaterThanOrEqual(7);
      expect(contrast(divider, background.paper)).toBeGreaterThanOrEqual(3);
      expect(contrast(divider, background.default)).toBeGreaterThanOrEqual(3);
    }
  });

  it('keeps the given shade when it is already readable', () => {
    expect(paletteOf('light', 'default', 'default').primary.text).toBe('#C15100');
    expect(paletteOf('dark', 'default', 'purple').primary.text).toBe('#A174E7');
  });
});

describe('the theme', () => {
  it('has the specified palette, presets, font and radius', () => {
    const theme = themeOf('light', 'default', 'default');
    expect(theme.palette.primary.main).toBe('#F76800');
    expect(theme.palette.secondary.main).toBe('#1E3452');
    expect([HUES.info.main, HUES.success.main, HUES.warning.main, HUES.error.main]).toEqual([
      '#2AB0FC',
      '#38C976',
      '#FCC132',
      '#FF3819',
    ]);
    expect(Object.values(PRESETS).map((preset) => preset.main)).toEqual([
      '#F76800',
      '#078DEE',
      '#7635DC',
      '#2065D1',
      '#FDA92D',
      '#FF3030',
    ]);
    expect(theme.typography.fontFamily).toMatch(/^'Inter Variable'/);
    expect(theme.shape.borderRadius).toBe(8);
  });

  it('is created once for each choice', () => {
    expect(themeOf('dark', 'bold', 'red')).toBe(themeOf('dark', 'bold', 'red'));
  });
});

describe('colour arithmetic', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#FFFFFF', '#F76800')).toBeCloseTo(3.03, 2);
  });

  it('mixes and darkens only as far as needed', () => {
    expect(mix('#FFFFFF', '#000000', 0.5)).toBe('#808080');
    expect(readable('#000000', ['#FFFFFF'], 7)).toBe('#000000');
    const shade = readable('#F76800', ['#FFFFFF'], 4.5);
    expect(contrast(shade, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade, '#FFFFFF')).toBeLessThan(4.8);
  });
});
