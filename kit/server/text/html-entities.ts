import { decodeHTMLStrict } from 'entities/decode';

/** Text without HTML entities (`Guy&#39;s`), as browsers read them. Unknown names stay. */
export const withoutEntities = (text: string): string => decodeHTMLStrict(text);
