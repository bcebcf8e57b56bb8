import { readdirSync, readFileSync } from 'node:fs';
import startRenderer, { TypstRenderer } from '@myriaddreamin/typst-ts-renderer';
import startCompiler, { TypstCompilerBuilder, TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { z } from 'zod';
import { Ending, type Engine, NO_ENDING } from './layout.ts';
import { pagesOfRichSvg } from './svg-pages.ts';
import { TEMPLATE_FOLDER } from './templates.ts';

const CompileReply = z.object({ result: z.instanceof(Uint8Array).optional(), diagnostics: z.unknown().optional() });
/** Diagnostics as short texts. */
const SHORT = 2;
const MAIN = '/main.typ';

/** Typst as WebAssembly: the same pages, tagged, but it cannot be asked to check and claim PDF/UA. */
export async function wasmEngine(fontFiles: string[]): Promise<Engine> {
  await Promise.all([startCompiler(), startRenderer()]);
  const building = new TypstCompilerBuilder();
  building.set_dummy_access_model();
  const fonts = new TypstFontResolverBuilder();
  for (const file of fontFiles) fonts.add_raw_font(readFileSync(file));
  const compiler = await building.build();
  compiler.set_fonts(await fonts.build());
  for (const file of readdirSync(TEMPLATE_FOLDER))
    compiler.add_source(`/${file}`, readFileSync(`${TEMPLATE_FOLDER}/${file}`, 'utf8'));
  const renderer = new TypstRenderer();

  const compileTo = (format: 'vector' | 'pdf'): Uint8Array => {
    const { result, diagnostics } = CompileReply.parse(compiler.compile(MAIN, null, format, SHORT));
    if (!result) throw new Error(JSON.stringify(diagnostics));
    return result;
  };
  return {
    layout(main, files) {
      for (const [name, content] of Object.entries(files)) compiler.map_shadow(`/${name}`, content);
      compiler.add_source(MAIN, main);
      const session = renderer.create_session();
      renderer.manipulate_data(session, 'reset', compileTo('vector'));
      const [ending] = z.array(Ending).parse(JSON.parse(compiler.query(MAIN, null, '<end>', 'value')));
      return {
        pages: session.pages_info.page_count,
        ...(ending ?? NO_ENDING),
        pdf: () => ({ pdf: compileTo('pdf'), accessible: false, unprintable: false }),
        svg: () => pagesOfRichSvg(renderer.svg_data(session)),
      };
    },
  };
}
