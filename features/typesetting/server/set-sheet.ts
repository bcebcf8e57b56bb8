import type { Engine, Laid } from './layout.ts';
import { type Excess, excessOf } from './page-excess.ts';
import type { Sheet, Typeset } from './typesetting.ts';

/** A last page that is filled less than this, as a fraction of its height, is worth avoiding. */
const FILLED = 0.2;
/** With more pages than this, saving one makes no difference. */
const MOST_PAGES = 6;
/** A longer text is laid out once: nobody fits it to a page, and fitting takes up to eight layouts of about 2 MB a page. */
const MOST_FITTED_PAGES = 12;
/**
 * A text with more characters of the scripts without spaces has its lines filled one by one. Choosing the best breaks for whole paragraphs
 * takes four times as long there, 50 µs a character.
 */
const MOST_BALANCED = 10_000;
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** How much wider to set two pages whose last lines cannot be saved, so that more lines follow on the last page; the first that does it is taken. */
const WIDER = [-0.25, -0.5, -0.75, -1];
/** The tightest setting saves less than a third, so a longer text is not tried. */
const MOST_SAVED = 1.45;
/** A text is set closer in this many steps. The last one saves about this share of its length. */
const STEPS = 4;
const USUALLY_SAVED = 0.26;

/**
 * How a sheet is laid out: how close it is set, the lists whose last two items are kept on one page, the height of a page in pages, and whether
 * lines are filled one by one.
 */
type Setting = { squeeze: number; apart: string[]; tall: number; plain_lines: boolean };
/** Moving a line to the next page can leave another one alone there. */
const MOST_MOVES = 3;

/**
 * Typesets one sheet, set closer than usual only if that saves a page that should be saved, or wider if a last page of a few lines remains.
 * No list ends with a single item on a new page, unless that costs a page. @throws Error with Typst's message
 */
export function setSheet(engine: Engine, sheet: Sheet): Typeset {
  const plain_lines = (sheet.document.match(WITHOUT_SPACES)?.length ?? 0) > MOST_BALANCED;
  const none: string[] = [];
  const usually = { squeeze: 0, apart: none, tall: 1 };
  // An engine keeps only its latest layout, so the one that is wanted must come last.
  let latest = { ...usually, laid: layout(engine, sheet, { ...usually, plain_lines }) };
  const layoutAt = (setting: Partial<typeof usually>): Laid => {
    const { squeeze, apart, tall } = { ...usually, ...setting };
    if (squeeze !== latest.squeeze || apart !== latest.apart || tall !== latest.tall)
      latest = { squeeze, apart, tall, laid: layout(engine, sheet, { squeeze, apart, tall, plain_lines }) };
    return latest.laid;
  };
  const { pages } = latest.laid;
  const missedBy = (laid: Laid) =>
    sheet.want === 'svg' && sheet.pages !== null && laid.pages > sheet.pages ? sheet.pages : null;
  if (pages > MOST_FITTED_PAGES) {
    const missed = missedBy(latest.laid);
    return typesetOf(latest.laid, sheet.want, missed === null ? null : excessOf(latest.laid, missed));
  }
  const squeeze = sheet.may_tighten ? squeezeFor(latest.laid, sheet.pages, (one) => layoutAt({ squeeze: one })) : 0;
  const missed = missedBy(layoutAt({ squeeze }));
  // On one long page, because the space that a page break leaves is no text.
  const excess = missed === null ? null : excessOf(layoutAt({ squeeze: 1, tall: pages }), missed);
  const usual = layoutAt({ squeeze });
  let apart = none;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const lone = latest.laid.lone.filter((list) => !apart.includes(list));
    const next = [...apart, ...lone];
    if (lone.length === 0 || layoutAt({ squeeze, apart: next }).pages > usual.pages) break;
    apart = next;
  }
  return typesetOf(layoutAt({ squeeze, apart }), sheet.want, excess);
}

function typesetOf(laid: Laid, want: Sheet['want'], excess: Excess | null): Typeset {
  const nothing = { pdf: null, svg: [], accessible: false, unprintable: false, excess };
  return want === 'svg' ? { ...nothing, svg: laid.svg() } : { ...nothing, ...laid.pdf() };
}

/**
 * How close to set a document, from 1 through 0 (as usual) to -1: the least that reaches the wanted number of pages, saves a short last page or
 * fills it.
 */
function squeezeFor(usual: Laid, wanted: number | null, layoutAt: (squeeze: number) => Laid): number {
  const length = usual.pages - 1 + usual.end;
  const isShort = usual.pages > 1 && usual.end < FILLED;
  const targets = [
    ...(wanted !== null && wanted < usual.pages ? [wanted] : []),
    ...(isShort && usual.pages <= MOST_PAGES ? [usual.pages - 1] : []),
  ];
  for (const target of new Set(targets)) {
    if (length / target > MOST_SAVED) continue;
    const step = leastStep(length, target, layoutAt);
    if (step !== null) return step / STEPS;
  }
  if (!isShort) return 0;
  // Every page before the last one adds its share.
  const isFilled = ({ pages, end }: Laid) => pages === usual.pages && end >= FILLED;
  return WIDER.map((squeeze) => squeeze / (usual.pages - 1)).find((squeeze) => isFilled(layoutAt(squeeze))) ?? 0;
}

/** The least of the steps 1 to STEPS that reaches `target` pages, or null. Each try costs a layout, so it starts where the text of `length` pages should fit. */
function leastStep(length: number, target: number, layoutAt: (squeeze: number) => Laid): number | null {
  let [tooLong, fits] = [0, STEPS + 1];
  let saves = USUALLY_SAVED / STEPS;
  while (fits - tooLong > 1) {
    const estimate = Math.ceil((1 - target / length) / saves);
    const step = Math.min(Math.max(estimate, tooLong + 1), Math.min(fits - 1, STEPS));
    const { pages, end } = layoutAt(step / STEPS);
    if (pages <= target) fits = step;
    else tooLong = step;
    saves = Math.max((1 - (pages - 1 + end) / length) / step, 0.01);
  }
  return fits <= STEPS ? fits : null;
}

function layout(engine: Engine, { template, colour, attached, photo, document }: Sheet, setting: Setting): Laid {
  // Names of templates and colours come from the folder itself (templates.ts), never from a request.
  const main = `#import "/${template}.typ": colours, resume
#resume(json("/document.json"), rgb(colours.at("${colour}")), ${photo ? '"/photo.jpg"' : 'none'})
${attached === null ? '' : '#pdf.attach("/resume.json", relationship: "alternative", mime-type: "application/json", description: "This document as JSON Resume")'}`;
  return engine.layout(main, {
    'document.json': Buffer.from(`${JSON.stringify(setting).slice(0, -1)},${document.trimStart().slice(1)}`),
    ...(photo && { 'photo.jpg': photo }),
    ...(attached !== null && { 'resume.json': Buffer.from(attached) }),
  });
}
