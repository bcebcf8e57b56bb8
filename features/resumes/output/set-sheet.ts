import type { Engine, Laid } from './engine.ts';
import type { Sheet, Typeset } from './typesetting.ts';

/** A last page that is filled less than this, as a fraction of its height, is worth avoiding. */
const FILLED = 0.2;
/** With more pages than this, saving one makes no difference. */
const MOST_PAGES = 6;

/** Typesets one sheet. @throws Error with Typst's message */
export function setSheet(engine: Engine, sheet: Sheet): Typeset {
  let laid = layout(engine, sheet, sheet.document);
  if (sheet.may_tighten && laid.pages > 1 && laid.pages <= MOST_PAGES && laid.end < FILLED) {
    const tight = layout(engine, sheet, closer(sheet.document));
    // An engine keeps only its latest layout, so the one that is wanted must come last.
    laid = tight.pages < laid.pages ? tight : layout(engine, sheet, sheet.document);
  }
  const nothing = { pdf: null, svg: [], accessible: false, unprintable: false };
  return sheet.want === 'svg' ? { ...nothing, svg: laid.svg() } : { ...nothing, ...laid.pdf() };
}

const closer = (document: string) => `{"tight":true,${document.trimStart().slice(1)}`;

function layout(engine: Engine, { template, colour, attached, photo }: Sheet, document: string): Laid {
  // Names of templates and colours come from the folder itself (templates.ts), never from a request.
  const main = `#import "/${template}.typ": colours, resume
#resume(json("/document.json"), rgb(colours.at("${colour}")), ${photo ? '"/photo.webp"' : 'none'})
${attached === null ? '' : '#pdf.attach("/resume.json", relationship: "alternative", mime-type: "application/json", description: "This document as JSON Resume")'}`;
  return engine.layout(main, {
    'document.json': Buffer.from(document),
    ...(photo && { 'photo.webp': photo }),
    ...(attached !== null && { 'resume.json': Buffer.from(attached) }),
  });
}
