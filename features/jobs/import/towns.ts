import { readFileSync } from 'node:fs';
import { foldName } from '#kit/contract/fold.ts';
import { kilometresBetween } from '#kit/country/distance.ts';

export type City = {
  name: string;
  state_id: number;
  state: string;
  /** `NC`; empty where the country has none. */
  state_code: string;
  latitude: number | null;
  longitude: number | null;
};

/** Kilometres beyond which a town of the same name is a different one. */
const SAME_PLACE_KM = 50;
/** Kilometres allowed where only a part of the name matches. */
const SURELY_SAME_KM = 15;

/** Kilometres from the middle of a ZIP code to its town. */
const ZIP_CODE_KM = 40;

type Point = { latitude: number | null; longitude: number | null };

/** Kilometres from the towns of a county within which a town may be said to be in it: council areas have taken the place of many counties. */
const SAME_COUNTY_KM = 25;

/** What an address says about the country, which is known. */
const COUNTRIES = new Set([
  'uk',
  'gb',
  'great britain',
  'united kingdom',
  'usa',
  'us',
  'united states',
  'united states of america',
]);

/** The council areas of the nations of the United Kingdom, which addresses name in their place. The others are in England. */
const NATIONS: Record<string, ReadonlySet<string>> = {
  'northern ireland': new Set(
    'antrim and newtownabbey|ards and north down|armagh, banbridge and craigavon|belfast|causeway coast and glens|derry city and strabane|fermanagh and omagh|lisburn and castlereagh|mid and east antrim|mid ulster|newry, mourne and down'.split(
      '|',
    ),
  ),
  scotland: new Set(
    'aberdeen|aberdeenshire|angus|argyll and bute|clackmannanshire|dumfries and galloway|dundee|east ayrshire|east dunbartonshire|east lothian|east renfrewshire|edinburgh|falkirk|fife|glasgow|highland|inverclyde|midlothian|moray|north ayrshire|north lanarkshire|orkney islands|outer hebrides|perth and kinross|renfrewshire|scottish borders|shetland islands|south ayrshire|south lanarkshire|stirling|west dunbartonshire|west lothian'.split(
      '|',
    ),
  ),
  wales: new Set(
    'blaenau gwent|bridgend|caerphilly|cardiff|carmarthenshire|ceredigion|conwy|denbighshire|flintshire|gwynedd|isle of anglesey|merthyr tydfil|monmouthshire|neath port talbot|newport|pembrokeshire|powys|rhondda cynon taf|swansea|torfaen|vale of glamorgan|wrexham'.split(
      '|',
    ),
  ),
};
const UNITED_KINGDOM = new Set(['england', ...Object.keys(NATIONS)]);

/** The towns of one country by their names. */
export class CityIndex {
  readonly #byName: Map<string, City[]>;
  readonly #byState: Map<string, City[]>;
  readonly #codes: Map<string, string>;
  readonly #byWord = new Map<string, City[]>();

  constructor(cities: City[]) {
    this.#byName = Map.groupBy(cities, (city) => foldName(city.name));
    // `Washington D.C.` is the Washington of DC.
    for (const city of cities) {
      const name = foldName(city.name);
      const short = name.replace(/ (?:[a-z]{2})$/, '');
      if (name === `${short} ${city.state_code.toLowerCase()}`)
        this.#byName.set(short, [...(this.#byName.get(short) ?? []), city]);
    }
    this.#byState = Map.groupBy(cities, (city) => foldName(city.state));
    // Codes of two letters are those of states that people write.
    this.#codes = new Map(
      cities
        .filter((city) => /^[A-Z]{2}$/.test(city.state_code))
        .map((city) => [city.state_code.toLowerCase(), foldName(city.state)]),
    );
    for (const city of cities)
      for (const word of foldName(city.name).split(' ')) {
        const others = this.#byWord.get(word);
        if (others) others.push(city);
        else this.#byWord.set(word, [city]);
      }
  }

  /**
   * The town that a location names: "Bartle, Preston" is in Preston. The last part that is a town counts. Of several towns with one name it is the
   * one in the state that the location also names, or the one nearest to the coordinates; `unclear` where nothing decides. With coordinates, "Leeds
   * General Infirmary" is in Leeds and "Hull" is Kingston upon Hull.
   */
  find(place: string, at: Point): City | 'unclear' | null {
    const written = this.#find(place, at);
    // In the United States a ZIP code decides where the words do not.
    const zip = at.latitude === null && this.#codes.get('tx') === 'texas' ? zipCodeIn(place) : null;
    if (zip === null || (written !== null && written !== 'unclear')) return written;
    const named = this.#find(place, zip);
    return named !== null && named !== 'unclear'
      ? named
      : (nearest([...this.#byName.values()].flat(), zip, ZIP_CODE_KM) ?? written);
  }

  #find(place: string, at: Point): City | 'unclear' | null {
    const parts = place
      .split(/[,/;|()]|\s-\s/)
      // `Bath and North East Somerset` is one area, `Leeds and York` are two towns.
      .flatMap((part) => (this.#isKnown(foldName(part)) ? [part] : part.split(/\band\b|&/i)))
      .map(foldName)
      // `Jacksonville, NC 28540`
      .map((part) => part.replace(/ \d{5}( \d{4})?$/, ''))
      .filter((part) => part !== '' && !COUNTRIES.has(part))
      .reverse();
    const states = parts.slice(0, -1).flatMap((part) => this.#stateOf(part) ?? []);
    let unclear = false;
    const towns = parts.flatMap((part, index) => {
      // `Bangor, Wales`: a village has this name too.
      if (UNITED_KINGDOM.has(part) && index < parts.length - 1) return [];
      const all = this.#byName.get(part) ?? [];
      const named = all.filter((city) =>
        states.every((state) => (part === state && foldName(city.state) === state) || this.#isIn(city, state)),
      );
      // A town of this name is elsewhere, so the county would be a guess.
      if (named.length === 0 && all.length > 0) unclear = true;
      // `Indiana` alone is the state, not the town of that name in another one.
      if (states.length === 0 && this.#byState.has(part) && named.every((city) => foldName(city.state) !== part)) {
        unclear ||= named.length > 0;
        return [];
      }
      const inState = named.filter((city) => foldName(city.state) !== part && states.includes(foldName(city.state)));
      const candidates = inState.length > 0 ? inState : named;
      if (at.latitude === null && new Set(candidates.map((city) => foldName(city.state))).size > 1) {
        unclear = true;
        return [];
      }
      return nearest(candidates, at, SAME_PLACE_KM) ?? [];
    });
    // The list of towns contains counties: "Gosport, Hampshire" is in Gosport.
    const town = towns.find((city) => foldName(city.name) !== foldName(city.state)) ?? towns[0];
    if (town && !(unclear && foldName(town.name) === foldName(town.state))) return town;
    if (at.latitude === null || at.longitude === null) return unclear ? 'unclear' : null;
    for (const part of parts) {
      const found = this.#townInside(part, at) ?? nearest(this.#longerNames(part), at, SURELY_SAME_KM);
      if (found) return found;
    }
    return null;
  }

  #isKnown(name: string): boolean {
    return this.#byName.has(name) || this.#byState.has(name);
  }

  /** The folded name of the state, county or nation that a part of a location names; null where it names none. */
  #stateOf(part: string): string | null {
    return this.#codes.get(part) ?? (this.#byState.has(part) || UNITED_KINGDOM.has(part) ? part : null);
  }

  #isIn(city: City, state: string): boolean {
    const own = foldName(city.state);
    if (own === state) return true;
    if (UNITED_KINGDOM.has(state) && !this.#byState.has(state))
      return NATIONS[state]?.has(own) ?? !Object.values(NATIONS).some((areas) => areas.has(own));
    // States have borders; council areas are within what people call the county.
    if (this.#codes.size > 0) return false;
    return nearest(this.#byState.get(state) ?? [], city, SAME_COUNTY_KM) !== null;
  }

  /** The longest run of words in the part that is a town's name; of equally long ones the last. */
  #townInside(part: string, at: Point): City | null {
    const words = part.split(' ');
    for (let size = Math.min(4, words.length - 1); size > 0; size--)
      for (let from = words.length - size; from >= 0; from--) {
        const found = nearest(this.#byName.get(words.slice(from, from + size).join(' ')) ?? [], at, SURELY_SAME_KM);
        if (found) return found;
      }
    return null;
  }

  /** Towns with the part in their names as whole words. */
  #longerNames(part: string): City[] {
    const [first = ''] = part.split(' ');
    return (this.#byWord.get(first) ?? []).filter((city) => ` ${foldName(city.name)} `.includes(` ${part} `));
  }
}

let zipCodes: string | undefined;
/** The middle of the ZIP code at the end of a location: `Boston 02108`, `28540-1234, USA`; null where there is none. */
function zipCodeIn(place: string): { latitude: number; longitude: number } | null {
  const [, code] = /(?<![\d-])(\d{5})(?:-\d{4})?[\s,.]*(?:USA?|United States(?: of America)?)?[\s,.]*$/i.exec(place) ?? [];
  if (code === undefined) return null;
  zipCodes ??= `\n${readFileSync(new URL('./data/us-zip-codes.txt', import.meta.url), 'utf8')}`;
  const start = zipCodes.indexOf(`\n${code} `);
  if (start < 0) return null;
  const [latitude = 0, longitude = 0] = zipCodes
    .slice(start + 7, zipCodes.indexOf('\n', start + 1))
    .split(' ')
    .map((hundredths) => Number(hundredths) / 100);
  return { latitude, longitude };
}

/** The town nearest to a point, if it is close enough; the first one without a point. */
function nearest(cities: City[], { latitude, longitude }: Point, withinKm: number): City | null {
  if (latitude === null || longitude === null) return cities[0] ?? null;
  let best: City | null = null;
  let least = withinKm;
  for (const city of cities) {
    if (city.latitude === null || city.longitude === null) return city;
    const km = kilometresBetween({ latitude, longitude }, { latitude: city.latitude, longitude: city.longitude });
    if (km <= least) [best, least] = [city, km];
  }
  return best;
}
