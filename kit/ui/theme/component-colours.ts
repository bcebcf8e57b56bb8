/**
 * Styles MUI's components. MUI paints text, lines and icons in `palette.x.main`, which is unreadable on light surfaces for a
 * bright hue. Overrides that use `text`, `soft` or `softText` replace it with the readable shade.
 */

export const COLOURS = ['primary', 'secondary', 'info', 'success', 'warning', 'error'] as const;

type Colour = (typeof COLOURS)[number];

/** One style per colour, as the `variants` of a style override. */
export function eachColour<Style>(style: (colour: Colour) => Style) {
  return COLOURS.map((colour) => ({ props: { color: colour }, style: style(colour) }));
}
