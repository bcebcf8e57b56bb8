import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Ending, type Engine, NO_ENDING } from './layout.ts';
import { pagesOfPlainSvg } from './svg-pages.ts';
import { TEMPLATE_FOLDER } from './templates.ts';

/** The part of the native compiler's API that is used here (packages @myriaddreamin/typst-ts-node-compiler-*, Typst 0.14). */
type Native = {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): {
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
  };
};
type Compiled = { numOfPages: number };

/**
 * A cached layout of a paragraph is dropped when it was unused for this many layouts. Fitting to a page takes up to six, so an edit finds those of
 * the previous version at every step.
 */
const KEPT_LAYOUTS = 8;

/** Null if its package for this machine is not installed. */
export function nativeEngine(fontPaths: string[]): Engine | null {
  process.env.FONTCONFIG_FILE = fileURLToPath(new URL('./fonts.conf', import.meta.url));
  const compiler = installed()?.NodeCompiler.create({ workspace: TEMPLATE_FOLDER, fontArgs: [{ fontPaths }] });
  if (!compiler) return null;
  return {
    layout(mainFileContent, files) {
      compiler.evictCache(KEPT_LAYOUTS);
      for (const [name, content] of Object.entries(files)) compiler.mapShadow(`${TEMPLATE_FOLDER}/${name}`, Buffer.from(content));
      const compiled = compiler.compile({ mainFileContent, resetRead: true });
      const { result } = compiled;
      if (!result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
      const [ending] = z.array(Ending).parse([compiler.query(result, { selector: '<end>', field: 'value' })].flat());
      return {
        pages: result.numOfPages,
        ...(ending ?? NO_ENDING),
        pdf() {
          try {
            const pdf = new Uint8Array(compiler.pdf(result, { pdfStandard: 'ua-1' }));
            return { pdf, accessible: true, unprintable: false };
          } catch {
            // No font has one of the characters: a tagged document without the PDF/UA claim is better than none.
            return { pdf: new Uint8Array(compiler.pdf(result, {})), accessible: false, unprintable: true };
          }
        },
        svg: () => pagesOfPlainSvg(compiler.plainSvg(result)),
      };
    },
  };
}

function installed(): Native | null {
  const require = createRequire(import.meta.url);
  for (const libc of ['gnu', 'musl']) {
    try {
      return require(`@myriaddreamin/typst-ts-node-compiler-${process.platform}-${process.arch}-${libc}`);
    } catch {
      // Try the next one.
    }
  }
  return null;
}
