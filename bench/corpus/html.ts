/** Text for the content of an HTML element. */
export const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The same, with line breaks that the text has as `<br>`. */
export const escapedLines = (text: string): string => escaped(text).replaceAll('&lt;br&gt;', '<br>');
