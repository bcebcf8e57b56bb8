import { contourLines } from '#kit/ui/page/contours.ts';
import type { ShareLines } from './briefing-words.ts';

const SIZE = { width: 1200, height: 630 };
const LEFT = 72;
const NAVY = '#1E3452';
const FONT = 'Inter, system-ui, sans-serif';

/** The card as a PNG in the size that social networks show; null where the browser cannot draw it. */
export async function drawShareCard(lines: ShareLines): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  await document.fonts.ready;
  pen.fillStyle = NAVY;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  drawContours(pen);
  drawText(pen, lines);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function drawContours(pen: CanvasRenderingContext2D): void {
  const { lines, indexLines } = contourLines(41);
  pen.save();
  pen.strokeStyle = 'rgba(255, 255, 255, 0.2)';
  pen.translate(640, -80);
  pen.lineWidth = 1;
  pen.stroke(new Path2D(lines));
  pen.lineWidth = 2;
  pen.stroke(new Path2D(indexLines));
  pen.restore();
  // Fades towards the words.
  const fade = pen.createLinearGradient(600, 0, 1000, 0);
  fade.addColorStop(0, NAVY);
  fade.addColorStop(1, 'rgba(30, 52, 82, 0)');
  pen.fillStyle = fade;
  pen.fillRect(600, 0, 400, SIZE.height);
}

function drawText(pen: CanvasRenderingContext2D, { headline, level, roles, source }: ShareLines): void {
  pen.fillStyle = '#FFFFFF';
  const write = (text: string, y: number, size: number, weight: number, width = SIZE.width - 2 * LEFT) => {
    pen.font = `${weight} ${fitted(pen, text, { size, weight, width })}px ${FONT}`;
    pen.fillText(text, LEFT, y);
  };
  write(headline, 140, 68, 700);
  if (level) write(level, 205, 32, 400);
  roles.forEach((role, index) => {
    write(role, 320 + index * 60, 38, 600);
  });
  write(source, 570, 24, 400);
}

/** The size at which a text fits the width. */
function fitted(
  pen: CanvasRenderingContext2D,
  text: string,
  { size, weight, width }: Record<'size' | 'weight' | 'width', number>,
) {
  pen.font = `${weight} ${size}px ${FONT}`;
  const natural = pen.measureText(text).width;
  return natural <= width ? size : Math.floor((size * width) / natural);
}
