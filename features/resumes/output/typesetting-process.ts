import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { svgPages } from './svg-pages.ts';
import { TEMPLATE_FOLDER } from './templates.ts';
import type { Answered, Sheet, Typeset } from './typesetting.ts';

/** Runs by itself as a process: whatever happens in the native compiler ends here. */

/** Of Typst's compiler what is used here (packages @myriaddreamin/typst-ts-node-compiler-*, Typst 0.14). */
type Native = {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): Compiler;
  };
};
type Compiled = { numOfPages: number };
type Compiler = {
  mapShadow(path: string, content: Buffer): void;
  compile(what: { mainFileContent: string; resetRead: boolean }): {
    result: Compiled | null;
    takeError(): { shortDiagnostics: unknown[] } | null;
  };
  query(compiled: Compiled, what: { selector: string; field: string }): unknown;
  pdf(compiled: Compiled, options: { pdfStandard?: string }): Buffer;
  plainSvg(compiled: Compiled): string;
  evictCache(age: number): void;
};

const require = createRequire(import.meta.url);

function native(): Native {
  const tried = ['gnu', 'musl'].map(
    (libc) => `@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-${libc}`,
  );
  for (const name of tried) {
    try {
      return require(name);
    } catch {
      // The other one, or none at all.
    }
  }
  throw new Error(`Typst's compiler is not installed for ${process.platform} ${process.arch}.`);
}

const PLAIN = ['400Regular', '700Bold'];
const FACES: Record<string, string[]> = {
  'source-sans-3': ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
  'source-serif-4': ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  lato: ['400Regular', '400Regular_Italic', '700Bold', '900Black'],
  'noto-sans': ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  'noto-sans-arabic': PLAIN,
  'noto-sans-hebrew': PLAIN,
  'biz-udpgothic': PLAIN,
  'nanum-gothic': PLAIN,
  'noto-emoji': PLAIN,
};
const fontPaths = Object.entries(FACES).flatMap(([family, faces]) => {
  const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
  return faces.map((face) => `${folder}/${face}`);
});

const compiler = native().NodeCompiler.create({ workspace: TEMPLATE_FOLDER, fontArgs: [{ fontPaths }] });

process.on('disconnect', () => process.exit());
process.on('message', (sheet: Sheet) => {
  let answered: Answered;
  try {
    answered = { done: set(sheet) };
  } catch (error) {
    answered = { failed: error instanceof Error ? error.message : JSON.stringify(error) };
  }
  process.send?.(answered);
});

/** The part of its last page's height that a text fills at least, where it is set as it is. */
const FILLED = 0.2;
/** Of more pages one less is nothing won. */
const MOST_PAGES = 6;

function set(sheet: Sheet): Typeset {
  let result = compiled(sheet, sheet.document);
  if (sheet.may_tighten && result.numOfPages > 1 && result.numOfPages <= MOST_PAGES && endOf(result) < FILLED) {
    const tight = compiled(sheet, `{"tight":true,${sheet.document.trimStart().slice(1)}`);
    if (tight.numOfPages < result.numOfPages) result = tight;
  }
  const done = { pdf: null, svg: [], accessible: false } satisfies Partial<Typeset>;
  const made = sheet.want === 'svg' ? { ...done, svg: svgPages(compiler.plainSvg(result)) } : { ...done, ...pdfOf(result) };
  // Cached layout of other people's words must not pile up.
  compiler.evictCache(2);
  return { ...made, memory: process.memoryUsage.rss() };
}

function compiled({ template, colour, attached, photo }: Sheet, document: string): Compiled {
  const given = (name: string) => `${TEMPLATE_FOLDER}/${name}`;
  compiler.mapShadow(given('document.json'), Buffer.from(document));
  if (photo) compiler.mapShadow(given('photo.webp'), Buffer.from(photo));
  if (attached !== null) compiler.mapShadow(given('resume.json'), Buffer.from(attached));
  // Names of templates and colours come from the folder itself (templates.ts), never from a request.
  const main = `#import "/${template}.typ": colours, resume
#resume(json("/document.json"), rgb(colours.at("${colour}")), ${photo ? '"/photo.webp"' : 'none'})
${attached === null ? '' : '#pdf.attach("/resume.json", relationship: "alternative", mime-type: "application/json", description: "This document as JSON Resume")'}`;
  const done = compiler.compile({ mainFileContent: main, resetRead: true });
  const { result } = done;
  if (!result) throw new Error(JSON.stringify(done.takeError()?.shortDiagnostics));
  return result;
}

function endOf(result: Compiled): number {
  const [end] = [compiler.query(result, { selector: '<end>', field: 'value' })].flat();
  return typeof end === 'number' ? end : 1;
}

/** PDF/UA-1 where it passes, else tagged without the claim: a document with a character that no font has is better than none. */
function pdfOf(result: Compiled): { pdf: Uint8Array; accessible: boolean } {
  try {
    return { pdf: new Uint8Array(compiler.pdf(result, { pdfStandard: 'ua-1' })), accessible: true };
  } catch {
    return { pdf: new Uint8Array(compiler.pdf(result, {})), accessible: false };
  }
}
