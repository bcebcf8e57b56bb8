import { decodeHTMLStrict } from 'entities/decode';

/** Text without HTML entities (`Guy&#39;s`), as browsers read them; a non-breaking space becomes a space. Unknown names stay. */
export const withoutEntities = (text: string): string => decodeHTMLStrict(text).replaceAll('\u00a0', ' ');
