import { foldName } from '#kit/contract/fold.ts';
import { countryOf } from '#kit/country/country.ts';
import { SERVICES } from '../translation/services.ts';
import { readCodes } from '../translation/tables.ts';

/** A military code or trade: the search that finds its civilian jobs, its name, and the occupations it leads to. */
export type SuggestedTrade = { search: string; name: string; occupations: readonly string[] };

/** Trades of the country's forces whose code or title begins with the text, the shortest first. @param most how many are returned */
export function suggestTrades(countryId: number, text: string, most: number): SuggestedTrade[] {
  const { forces } = countryOf(countryId);
  const typed = foldName(text);
  const found = readCodes().filter(
    ({ service, code, title }) =>
      SERVICES[service].country === forces && (foldName(code).startsWith(typed) || foldName(title).startsWith(typed)),
  );
  const trades = new Map(
    found.map(({ code, title, codes }): [string, SuggestedTrade] => {
      const hasCode = /\d/.test(code);
      return [title, { search: hasCode ? code : title, name: hasCode ? `${code} · ${title}` : title, occupations: codes }];
    }),
  );
  return [...trades.values()].sort((one, other) => one.name.length - other.name.length).slice(0, most);
}
