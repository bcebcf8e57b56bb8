/**
 * Free text as PostgreSQL's `websearch_to_tsquery` accepts it. Of several minus signs without a word between them the last is left:
 * each would be another "not", and PostgreSQL refuses more than 32 inside one another. Hyphens inside words stay. Quotes that phones type are quotes.
 */
export const webSearch = (text: string): string =>
  withPlainQuotes(text).replace(/(?<![\p{L}\p{N}_])-(?=[^\p{L}\p{N}_"-]*-)/gu, '');

const withPlainQuotes = (text: string): string => text.replace(/[“”„‟«»″＂]/g, '"');
