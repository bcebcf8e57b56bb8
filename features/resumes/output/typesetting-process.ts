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
type Compiler = {
  mapShadow(path: string, content: Buffer): void;
  unmapShadow(path: string): void;
  compile(what: { mainFileContent: string; resetRead: boolean }): {
    result: object | null;
    takeError(): { shortDiagnostics: unknown[] } | null;
  };
  pdf(compiled: object, options: { pdfStandard?: string }): Buffer;
  plainSvg(compiled: object): string;
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

function set({ want, template, colour, document, attached, photo }: Sheet): Typeset {
  const given = (name: string) => `${TEMPLATE_FOLDER}/${name}`;
  compiler.mapShadow(given('document.json'), Buffer.from(document));
  if (photo) compiler.mapShadow(given('photo.webp'), Buffer.from(photo));
  if (attached !== null) compiler.mapShadow(given('resume.json'), Buffer.from(attached));
  // Names of templates and colours come from the folder itself (templates.ts), never from a request.
  const main = `#import "/${template}.typ": colours, resume
#resume(json("/document.json"), rgb(colours.at("${colour}")), ${photo ? '"/photo.webp"' : 'none'})
${attached === null ? '' : '#pdf.attach("/resume.json", relationship: "alternative", mime-type: "application/json", description: "This document as JSON Resume")'}`;
  const compiled = compiler.compile({ mainFileContent: main, resetRead: true });
  const { result } = compiled;
  if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  const done = { pdf: null, svg: [], accessible: false } satisfies Partial<Typeset>;
  const typeset = want === 'svg' ? { ...done, svg: svgPages(compiler.plainSvg(result)) } : { ...done, ...pdfOf(result) };
  // Cached layout of other people's words must not pile up.
  compiler.evictCache(2);
  return { ...typeset, memory: process.memoryUsage.rss() };
}

/** PDF/UA-1 where it passes, else tagged without the claim: a document with a character that no font has is better than none. */
function pdfOf(result: object): { pdf: Uint8Array; accessible: boolean } {
  try {
    return { pdf: new Uint8Array(compiler.pdf(result, { pdfStandard: 'ua-1' })), accessible: true };
  } catch {
    return { pdf: new Uint8Array(compiler.pdf(result, {})), accessible: false };
  }
}
