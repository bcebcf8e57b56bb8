/** Colour arithmetic on `#rrggbb`: contrast as WCAG 2.2 defines it, and the two mixes that the palette needs. */

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Relative luminance, 0 (black) to 1 (white): WCAG 2.2, "relative luminance". */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two colours, 1 to 21, in either order. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** `share` (0 to 1) of `tint` over `base`, as an opaque colour with a computable contrast. */
export function mix(base: string, tint: string, share: number): string {
  const tinted = channels(tint);
  const mixed = channels(base).map((channel, index) => Math.round(channel + ((tinted[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/**
 * The nearest shade of `hue` with at least `ratio` on every background: the hue itself if it qualifies, otherwise mixed towards
 * black or white, whichever is further from the backgrounds.
 */
export function readable(hue: string, backgrounds: readonly string[], ratio: number): string {
  const least = (colour: string) => Math.min(...backgrounds.map((background) => contrast(colour, background)));
  const end = least('#000000') > least('#FFFFFF') ? '#000000' : '#FFFFFF';
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(hue, end, share);
    if (least(shade) >= ratio) return shade;
  }
  return end;
}
