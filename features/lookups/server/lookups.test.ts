import { getCountries as callingCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { findCities, getCities, getCountries, getStates } from '../contract.ts';

test('the United Kingdom is country 232 and the United States 233', async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call(getCountries);
  expect(body.data.find((country) => country.id === 232)?.name).toBe('United Kingdom');
  expect(body.data.find((country) => country.id === 233)?.name).toBe('United States');
});

test('calling codes are those that phone numbers are checked with', async () => {
  const tenant = await newTenant();
  const { data } = (await tenant.call(getCountries)).body;
  const valid = new Set<string>(['', ...callingCountries().map((country) => getCountryCallingCode(country))]);
  expect(data.filter(({ phone_code }) => !valid.has(phone_code))).toEqual([]);
  const codeOf = (iso2: string) => data.find((country) => country.iso2 === iso2)?.phone_code;
  expect(['GB', 'US', 'BR', 'SX', 'BV'].map(codeOf)).toEqual(['44', '1', '55', '1', '']);
});

test('towns are listed, and not counties or the administrations of towns', async () => {
  const tenant = await newTenant();
  const named = async (country_id: number, city: string) =>
    (await tenant.call(findCities, { body: { country_id, city } })).body.data.map(({ name }) => name);
  expect(await named(232, 'york')).toEqual(expect.arrayContaining(['York']));
  for (const area of ['Hampshire', 'City of York', 'North Yorkshire', 'Kent', 'Caerphilly County Borough'])
    expect(await named(232, area)).not.toContain(area);
  for (const town of ['Borough Green', 'City of Westminster', 'Hampton', 'Caerphilly', 'Falkirk'])
    expect(await named(232, town)).toContain(town);
  expect(await named(233, 'Census Area')).toEqual([]);
  expect(await named(233, 'San Francisco')).toContain('San Francisco');
});

test('cities belong to states and states to countries', async () => {
  const tenant = await newTenant();
  const states = (await tenant.call(getStates, { params: { id: 233 } })).body.data;
  const texas = states.find((state) => state.name === 'Texas');
  const cities = (await tenant.call(getCities, { params: { id: texas?.id ?? 0 } })).body.data;
  expect(cities.map((city) => city.name)).toContain('San Antonio');
});

test('cities are found by part of their name, prefixes first, with wildcards taken literally', async () => {
  const tenant = await newTenant();
  const found = (await tenant.call(findCities, { body: { country_id: 232, city: 'york' } })).body.data;
  expect(found[0]?.name.toLowerCase().startsWith('york')).toBe(true);
  expect((await tenant.call(findCities, { body: { country_id: 232, city: '%' } })).body.data).toEqual([]);
});

test.each([
  [232, 'Saint Helens', 'St Helens'],
  [232, 'st. helens', 'St Helens'],
  [232, "King's Lynn", "King's Lynn"],
  [232, 'kings lynn', "King's Lynn"],
  [232, 'King’s  Lynn', "King's Lynn"],
  [232, 'Stoke on Trent', 'Stoke-on-Trent'],
  [232, 'London, UK', 'London'],
  [232, 'London, England', 'London'],
  [232, 'Bangor, Northern Ireland', 'Bangor'],
  [233, 'Washington, DC', 'Washington D.C.'],
  [233, 'washington dc', 'Washington D.C.'],
  [233, 'Jacksonville, NC', 'Jacksonville'],
  [233, 'Jacksonville, North Carolina, USA', 'Jacksonville'],
  [233, 'Coeur d’Alene', "Coeur d'Alene"],
  [233, 'Canon City', 'Cañon City'],
])('in %i, %s finds %s first', async (country_id, city, name) => {
  const tenant = await newTenant();
  const [first] = (await tenant.call(findCities, { body: { country_id, city } })).body.data;
  expect(first?.name.replace('’', "'").normalize()).toBe(name);
});

test('the state or country behind a town decides', async () => {
  const tenant = await newTenant();
  const states = async (country_id: number, city: string) =>
    (await tenant.call(findCities, { body: { country_id, city } })).body.data.map(({ state_name }) => state_name);
  expect(new Set(await states(233, 'Jacksonville, NC'))).toEqual(new Set(['North Carolina']));
  expect(await states(232, 'London, France')).toEqual([]);
});

test('a city has its coordinates, for searching jobs around it', async () => {
  const tenant = await newTenant();
  const found = (await tenant.call(findCities, { body: { country_id: 232, city: 'Doncaster' } })).body.data;
  expect(found[0]?.latitude).toBeCloseTo(53.52, 1);
  expect(found[0]?.longitude).toBeCloseTo(-1.13, 1);
});

test.each(['/api/country/999999/states', '/api/state/999999/cities', '/api/country/x/states', '/api/state/-1/cities'])(
  '%s is 404',
  async (url) => {
    const tenant = await newTenant();
    expect((await tenant.app.inject({ url, headers: { host: tenant.host } })).statusCode).toBe(404);
  },
);
