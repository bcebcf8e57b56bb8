/** Parts of the typesetting process, for tests of what is printed. */
export { fontFiles, startEngine } from './engine.ts';
export { wasmEngine } from './engine-wasm.ts';
export type { Engine } from './layout.ts';
export { mirrorOf, textOfPdf, wordsOf } from './mirror.ts';
export { setSheet } from './set-sheet.ts';
export { typesetters } from './typesetting.ts';
