import { foldName } from '#kit/contract/fold.ts';
import { countryOf } from '#kit/country/country.ts';
import { SERVICES } from '../translation/services.ts';
import { type KnownCode, readCodes } from '../translation/tables.ts';

/** A military code or trade: the search that finds its civilian jobs, its name, and the occupations it leads to. */
export type SuggestedTrade = { search: string; name: string; occupations: readonly string[] };

/** All codes with what is compared, made with the first call: to fold them takes longer than to search them. */
let folded: { known: KnownCode; code: string; title: string }[] | null = null;

/** Trades of the country's forces whose code or title begins with the text, the shortest first. @param most how many are returned */
export function suggestTrades(countryId: number, text: string, most: number): SuggestedTrade[] {
  const { forces } = countryOf(countryId);
  const typed = foldName(text);
  folded ??= readCodes().map((known) => ({ known, code: foldName(known.code), title: foldName(known.title) }));
  const found = folded.filter(
    ({ known, code, title }) => SERVICES[known.service].country === forces && (code.startsWith(typed) || title.startsWith(typed)),
  );
  const trades = new Map(
    found.map(({ known: { code, title, codes } }): [string, SuggestedTrade] => {
      const hasCode = /\d/.test(code);
      return [title, { search: hasCode ? code : title, name: hasCode ? `${code} · ${title}` : title, occupations: codes }];
    }),
  );
  return [...trades.values()].sort((one, other) => one.name.length - other.name.length).slice(0, most);
}
