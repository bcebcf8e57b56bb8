import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { escaped } from '../mail/mail.ts';

/** The size that sites and messengers show link previews in. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
const EDGE = 80;
const TITLE_TOP = 148;

const font = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${name}`));
const BOLD = font('700Bold/Inter_700Bold.ttf');
const MEDIUM = font('500Medium/Inter_500Medium.ttf');

const BACKGROUND = '#141A21';
const WHITE = '#FFFFFF';
const GREY = '#C4CDD5';

export type SharePicture = {
  /** The name of the site, above the title. */
  site: string;
  title: string;
  /** Below the title, such as employer and place. */
  detail: string;
  /** At the foot, in the tenant's colour, such as pay. */
  foot: string | null;
  /** The tenant's colour on a dark surface: `#F76800`. */
  colour: string;
};

/** The picture of a page for link previews: 1,200 by 630 pixels, as PNG. Text that is too long ends with an ellipsis. */
export async function drawSharePicture({ site, title, detail, foot, colour }: SharePicture): Promise<Buffer> {
  const size = title.length > 60 ? 52 : title.length > 30 ? 62 : 74;
  const heading = await text(shortened(title, 84), { size, file: BOLD, colour: WHITE, most: 260 });
  const below = TITLE_TOP + (heading?.height ?? 0) + 34;
  const lines = [
    { layer: await text(shortened(site, 50), { size: 30, file: MEDIUM, colour: GREY, most: 50 }), top: 72 },
    { layer: heading, top: TITLE_TOP },
    { layer: await text(shortened(detail, 52), { size: 36, file: MEDIUM, colour: GREY, most: 50 }), top: below },
    { layer: await text(shortened(foot ?? '', 40), { size: 42, file: BOLD, colour, most: 60 }), top: SHARE_HEIGHT - EDGE - 42 },
  ];
  return sharp({ create: { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3, background: BACKGROUND } })
    .composite([
      { input: Buffer.from(contours(colour)), left: 0, top: 0 },
      ...lines.flatMap(({ layer, top }) => (layer ? [{ input: layer.input, left: EDGE, top }] : [])),
    ])
    .png({ palette: true })
    .toBuffer();
}

type Style = { size: number; file: string; colour: string; most: number };

/**
 * Text as a picture of `most` pixels in height at most; null where nothing is to be drawn. At 72 dots per inch a point is a pixel.
 */
async function text(content: string, { size, file, colour, most }: Style): Promise<{ input: Buffer; height: number } | null> {
  const shown = content.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  if (!shown) return null;
  const drawn = sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(shown)}</span>`,
      font: `Inter ${file === BOLD ? 'Bold' : 'Medium'} ${size}`,
      fontfile: file,
      width: SHARE_WIDTH - 2 * EDGE - 120,
      wrap: 'word-char',
      rgba: true,
      dpi: 72,
    },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  if (info.height <= most) return { input: data, height: info.height };
  const input = await sharp(data).extract({ left: 0, top: 0, width: info.width, height: most }).png().toBuffer();
  return { input, height: most };
}

const shortened = (content: string, most: number) =>
  content.length > most ? `${content.slice(0, most - 1).trimEnd()}…` : content;

/** Contour lines of a hill in the lower right corner. */
function contours(colour: string): string {
  const rings = Array.from({ length: 9 }, (_, at) => {
    const radius = 60 + at * 46;
    return `<ellipse cx="1120" cy="600" rx="${radius * 1.25}" ry="${radius}" transform="rotate(-18 1120 600)" opacity="${0.75 - at * 0.075}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"><rect width="12" height="${SHARE_HEIGHT}" fill="${colour}"/><g fill="none" stroke="${colour}" stroke-width="3">${rings}</g></svg>`;
}
