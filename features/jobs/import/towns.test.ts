import { getAllCitiesOfCountry, getStatesOfCountry } from '@countrystatecity/countries';
import { beforeAll, describe, expect, test } from 'vitest';
import { CityIndex } from './towns.ts';

async function indexOf(code: string): Promise<CityIndex> {
  const [states, cities] = [await getStatesOfCountry(code), await getAllCitiesOfCountry(code)];
  return new CityIndex(
    cities.flatMap(({ name, state_id, latitude, longitude }) => {
      const state = states.find(({ id }) => id === state_id);
      if (!state) return [];
      const degrees = { latitude: Number(latitude), longitude: Number(longitude) };
      return [{ name, state_id, state: state.name, state_code: state.iso2 ?? '', ...degrees }];
    }),
  );
}
const written = (index: CityIndex, place: string) => {
  const found = index.find(place, { latitude: null, longitude: null });
  return found === null || found === 'unclear' ? found : `${found.name}, ${found.state}`;
};

describe('a location of an advert', () => {
  let british: CityIndex;
  let american: CityIndex;
  beforeAll(async () => {
    [british, american] = [await indexOf('GB'), await indexOf('US')];
  });

  test.each([
    ['Jacksonville, NC', 'Jacksonville, North Carolina'],
    ['Washington, DC', 'Washington D.C., District of Columbia'],
    ['Washington DC 20001', 'Washington D.C., District of Columbia'],
    ['Boston 02108', 'Boston, Massachusetts'],
    ['Springfield 62701', 'Springfield, Illinois'],
    ['Springfield 65802-1234, USA', 'Springfield, Missouri'],
    ['28540', 'Jacksonville, North Carolina'],
    ['90210', 'Beverly Hills, California'],
    ['99999', null],
    ['Abbeville, Alabama', 'Abbeville, Alabama'],
    ['Ames, Iowa', 'Ames, Iowa'],
    ['Bloomington, Indiana', 'Bloomington, Indiana'],
    ['Indiana', 'unclear'],
    ['Jacksonville, NC 28540', 'Jacksonville, North Carolina'],
    ['Jacksonville, Florida', 'Jacksonville, Florida'],
    ['Jacksonville, FL, USA', 'Jacksonville, Florida'],
    ['Portland, ME', 'Portland, Maine'],
    ['Portland, OR', 'Portland, Oregon'],
    ['Columbus, Georgia', 'Columbus, Georgia'],
    ['Arlington, VA', 'Arlington, Virginia'],
    ['Seattle, Washington', 'Seattle, Washington'],
    ['St. Helens, OR', 'Saint Helens, Oregon'],
    ['Newport, RI', 'Newport, Rhode Island'],
    ['Coeur d’Alene, ID', "Coeur d'Alene, Idaho"],
    ['Jacksonville', 'unclear'],
    ['Springfield, USA', 'unclear'],
    ['Richmond, HI', 'unclear'],
  ])('American: %s is %s', (place, town) => expect(written(american, place)).toBe(town));

  test.each([
    ['London, UK', 'London, Westminster'],
    ['Bangor, Northern Ireland', 'Bangor, Ards and North Down'],
    ['Bangor, Wales', 'Bangor, Conwy'],
    ['Bangor', 'unclear'],
    ['Richmond, North Yorkshire', 'Richmond, Darlington'],
    ['Richmond, Surrey', 'unclear'],
    ['King’s Lynn', "King's Lynn, Norfolk"],
    ['Kings Lynn, Norfolk, United Kingdom', "King's Lynn, Norfolk"],
    ['Saint Helens, Merseyside', 'unclear'],
    ['Stoke on Trent', 'Stoke-on-Trent, Stoke-on-Trent'],
    ['Newport, Isle of Wight', 'Newport, Isle of Wight'],
    ['Newport, Wales', 'Newport, Torfaen'],
    ['Boston, Lincolnshire', 'Boston, Lincolnshire'],
    ['Aldershot, Hampshire', 'Aldershot, Bracknell Forest'],
  ])('British: %s is %s', (place, town) => expect(written(british, place)).toBe(town));
});
