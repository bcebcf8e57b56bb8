import { plainLetters } from '#kit/contract/fold.ts';

/** Derives a short name from a name: `King’s & Co` gives `kings-co`. It starts with a letter, as a host name must. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
}
