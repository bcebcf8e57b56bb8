import type { Case } from './corpus.ts';
import { PDF_LAYOUTS } from './layouts-pdf.ts';
import { TEXT_LAYOUTS } from './layouts-text.ts';
import { WORD_LAYOUTS } from './layouts-word.ts';

/** The second batch: layouts that share no code with those of `layout.ts`. */
export function secondBatch(): Case[] {
  return [...PDF_LAYOUTS, ...WORD_LAYOUTS, ...TEXT_LAYOUTS].flatMap(({ kind, held, people, make }) =>
    people.map((person, index) => {
      const { truth, source, file } = make(person);
      return { id: `${kind.replaceAll(' ', '-')}-${index}`, kind, held, truth, printed: [withoutLabels(source)], file };
    }),
  );
}

const withoutLabels = (source: string) =>
  source
    .replace(/<style>[\s\S]*?<\/style>/g, ' ')
    .replace(/«[^»]*»/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\u00ad/g, '')
    .replace(/[\ue000-\uf8ff]/g, ' ');
