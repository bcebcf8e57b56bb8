import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { nativeEngine } from './engine-native.ts';
import type { Engine } from './layout.ts';

const require = createRequire(import.meta.url);
const PLAIN = ['400Regular', '700Bold'];
const FACES: Record<string, string[]> = {
  'source-sans-3': ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
  'source-serif-4': ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  lato: ['400Regular', '400Regular_Italic', '700Bold', '900Black'],
  'noto-sans': ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  'eb-garamond': ['400Regular', '400Regular_Italic', '500Medium', '500Medium_Italic', '600SemiBold', '700Bold'],
  inter: ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'],
  'ibm-plex-sans': ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
  'noto-sans-arabic': PLAIN,
  'noto-sans-hebrew': PLAIN,
  'noto-sans-thai': PLAIN,
  almarai: PLAIN,
  'ibm-plex-sans-arabic': PLAIN,
  'hind-siliguri': PLAIN,
  'noto-sans-tamil': PLAIN,
  'noto-sans-gurmukhi': PLAIN,
  'noto-sans-georgian': PLAIN,
  'noto-sans-armenian': PLAIN,
  'biz-udpgothic': PLAIN,
  'nanum-gothic': PLAIN,
  'noto-sans-symbols-2': ['400Regular'],
  'noto-emoji': PLAIN,
};

const CHINESE = ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'];

/** The families that templates are set in; the others are for characters that these do not have. */
const LATIN = ['source-sans-3', 'source-serif-4', 'lato', 'eb-garamond', 'inter', 'ibm-plex-sans'];

const filesOf = (family: string, faces: readonly string[]): string[] => {
  const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
  return faces.flatMap((face) =>
    readdirSync(`${folder}/${face}`)
      .filter((name) => name.endsWith('.ttf'))
      .map((name) => `${folder}/${face}/${name}`),
  );
};

// The package's entry file is next to its fonts folder.
const chineseFolder = () => `${dirname(dirname(require.resolve('@embedpdf/fonts-sc')))}/fonts`;

/** The regular face of each of these families (`Source Sans 3`) that a template may use. */
export const fontsNamed = (names: readonly string[]): string[] =>
  names
    .map((name) => name.toLowerCase().replaceAll(' ', '-'))
    .filter((family) => family in FACES)
    .flatMap((family) => filesOf(family, ['400Regular']));

/** The regular faces of the families that every template falls back to. */
export const fallbackFonts = (): string[] => [
  ...Object.keys(FACES)
    .filter((family) => !LATIN.includes(family))
    .flatMap((family) => filesOf(family, ['400Regular'])),
  `${chineseFolder()}/${CHINESE[0]}`,
];

/** Paths of the font files. */
export const fontFiles = (): string[] => [
  ...Object.entries(FACES).flatMap(([family, faces]) => filesOf(family, faces)),
  ...CHINESE.map((name) => `${chineseFolder()}/${name}`),
];

/** The native compiler, which checks PDF/UA, or the WebAssembly one where there is no native one for this machine. */
export async function startEngine(): Promise<Engine> {
  const files = fontFiles();
  // It takes folders and reads only the parts of a font that it needs.
  const native = nativeEngine([...new Set(files.map((file) => dirname(file)))]);
  if (native) return native;
  const { wasmEngine } = await import('./engine-wasm.ts');
  return wasmEngine(files);
}
