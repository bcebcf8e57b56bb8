import { writeFileSync } from 'node:fs';
import { getAllCitiesOfCountry, getCountries } from '@countrystatecity/countries';
import { plainTown } from './towns.ts';

/** node features/cv-import/vocabulary/derive-towns.ts: writes features/cv-import/vocabulary/data/towns.txt, the names of towns of all countries, from the library of places. */
const names = new Set<string>();
for (const { iso2 } of await getCountries())
  for (const { name } of await getAllCitiesOfCountry(iso2)) {
    const town = plainTown(name);
    if (town.length > 2 && town.length < 40 && /^[\p{L}.' -]+$/u.test(town)) names.add(town);
  }
writeFileSync(new URL('./data/towns.txt', import.meta.url), `${[...names].sort().join('\n')}\n`);
