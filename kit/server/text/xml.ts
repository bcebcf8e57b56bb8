import { escaped } from '../mail/mail.ts';

/** Characters that XML 1.0 does not allow in any form, such as control characters and half of a surrogate pair. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as the content of an element or attribute. Characters that XML cannot contain are left out. */
export const xmlText = (text: string): string => escaped(text.replace(FORBIDDEN, ''));

/** A text as CDATA, for readers that expect HTML in it as it is. */
export const cdata = (text: string): string => `<![CDATA[${text.replace(FORBIDDEN, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
