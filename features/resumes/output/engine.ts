import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { nativeEngine } from './engine-native.ts';

/** A document that is laid out. */
export type Laid = {
  pages: number;
  /** Where the text ends on its last page, as a part of its height. */
  end: number;
  pdf: () => { pdf: Uint8Array; accessible: boolean; unprintable: boolean };
  /** Each page as an SVG document. */
  svg: () => string[];
};

/** Typst's compiler in one of its forms. Files are named from the folder of the templates: `document.json`. @throws Error with what Typst says */
export type Engine = { layout: (main: string, files: Record<string, Uint8Array>) => Laid };

const require = createRequire(import.meta.url);
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

const CHINESE = ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'];

/** The files of the fonts. */
export function fontFiles(): string[] {
  // Its entry lies beside its fonts, and names nothing else.
  const chinese = dirname(dirname(require.resolve('@embedpdf/fonts-sc')));
  return [
    ...Object.entries(FACES).flatMap(([family, faces]) => {
      const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
      return faces.flatMap((face) =>
        readdirSync(`${folder}/${face}`)
          .filter((name) => name.endsWith('.ttf'))
          .map((name) => `${folder}/${face}/${name}`),
      );
    }),
    ...CHINESE.map((name) => `${chinese}/fonts/${name}`),
  ];
}

/** The native compiler where there is one for this machine, which checks PDF/UA; else the one that runs everywhere, read only then. */
export async function startEngine(): Promise<Engine> {
  const files = fontFiles();
  // It looks through folders, and reads of a font what it needs.
  const native = nativeEngine([...new Set(files.map((file) => dirname(file)))]);
  if (native) return native;
  const { wasmEngine } = await import('./engine-wasm.ts');
  return wasmEngine(files);
}
