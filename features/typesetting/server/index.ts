export { wordDesign } from './docx-designs.ts';
export { typesettingErrorsToHttp } from './errors.ts';
export { missingCharacters } from './font-coverage.ts';
export type { Mirror } from './mirror.ts';
export { printedPhoto, roundPhoto } from './photo.ts';
export { planPdf } from './plan-sheet.ts';
export { chosenTemplate, templates } from './templates.ts';
export { mirror, type Sheet, type Typeset, typeset, wordFile } from './typesetting.ts';
