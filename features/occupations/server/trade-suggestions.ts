import { foldName } from '#kit/contract/fold.ts';
import { countryOf } from '#kit/country/country.ts';
import { LISTED_SERVICES } from '../service-keys.ts';
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

/** How many occupations of a trade are near enough to its work to name it for their jobs: the first is the same work. */
const NEAR_WORK = 3;

/** A trade that fits a job: its service, and whether the job is the same work or shares many of its tasks. */
export type FittingTrade = { service: string; name: string; is_same_work: boolean };

/** Trades of the country's forces that lead to an occupation: those of the same work first, and the services in turn. */
export function tradesOfOccupation(onetSoc: string, countryId: number, most: number): FittingTrade[] {
  const { forces } = countryOf(countryId);
  const codes = [onetSoc, `${onetSoc.slice(0, 7)}.00`];
  const turns = new Map<string, number>();
  const found = readCodes().flatMap(({ service, code, title, codes: leadsTo }) => {
    const place = leadsTo.findIndex((one) => codes.includes(one));
    if (SERVICES[service].country !== forces || place < 0 || place >= NEAR_WORK) return [];
    const group = `${place} ${service}`;
    const turn = turns.get(group) ?? 0;
    turns.set(group, turn + 1);
    const name = /\d/.test(code) ? `${code} ${title}` : title;
    return [{ place, turn, trade: { service: LISTED_SERVICES[service], name, is_same_work: place === 0 } }];
  });
  return found
    .sort((one, other) => one.place - other.place || one.turn - other.turn)
    .slice(0, most)
    .map(({ trade }) => trade);
}
