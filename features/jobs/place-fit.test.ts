import { expect, test } from 'vitest';
import { type JobPlace, type PlaceFit, type PlaceWishes, placeFit } from './place-fit.ts';

const at = (name: string | null, latitude: number | null = null, longitude: number | null = null) => ({
  name,
  latitude,
  longitude,
});
const LEEDS = at('Leeds', 53.7965, -1.5478);
const YORK = at('York', 53.96, -1.0873);
const LONDON = at('London', 51.5085, -0.1257);
const HULL = at('Hull', 53.7446, -0.3352);

const job = (type: JobPlace['type'], ...places: JobPlace['places']): JobPlace => ({ type, places });
const near = (miles: number | null, ...places: ReturnType<typeof at>[]): PlaceWishes['places'] =>
  places.map((place) => ({ ...place, name: place.name ?? '', radius_miles: miles }));
const wishes = (places: PlaceWishes['places'], remote_ok: boolean | null = null): PlaceWishes => ({ places, remote_ok });

const UNKNOWN: PlaceFit = { fit: 'unknown' };

test.each<[string, JobPlace, PlaceWishes, PlaceFit]>([
  ['the wished town', job('on_site', LEEDS), wishes(near(25, LEEDS)), { fit: 'inside', name: 'Leeds', miles: 0 }],
  ['a town inside the radius', job('on_site', YORK), wishes(near(25, LEEDS)), { fit: 'inside', name: 'Leeds', miles: 22 }],
  [
    'the same town outside a smaller one',
    job('on_site', YORK),
    wishes(near(10, LEEDS)),
    { fit: 'further', name: 'Leeds', miles: 22 },
  ],
  ['a town far away', job('on_site', LONDON), wishes(near(50, LEEDS)), { fit: 'further', name: 'Leeds', miles: 169 }],
  [
    'a town far away without a limit',
    job('on_site', LONDON),
    wishes(near(null, LEEDS)),
    { fit: 'inside', name: 'Leeds', miles: 169 },
  ],
  ['a type that is not stated', job(null, YORK), wishes(near(25, LEEDS)), { fit: 'inside', name: 'Leeds', miles: 22 }],
  ['hybrid work nearby', job('hybrid', YORK), wishes(near(25, LEEDS), true), { fit: 'inside', name: 'Leeds', miles: 22 }],
  [
    'hybrid work far away, also where remote is fine',
    job('hybrid', LONDON),
    wishes(near(25, LEEDS), true),
    { fit: 'further', name: 'Leeds', miles: 169 },
  ],
  [
    'the nearest of several places',
    job('on_site', LONDON, YORK),
    wishes(near(25, LEEDS)),
    { fit: 'inside', name: 'Leeds', miles: 22 },
  ],
  [
    'the nearest of several wishes',
    job('on_site', YORK),
    wishes(near(25, LONDON, LEEDS, HULL)),
    { fit: 'inside', name: 'Leeds', miles: 22 },
  ],
  [
    'a place inside a wide radius before a nearer one outside a narrow',
    job('on_site', YORK),
    wishes([...near(10, LEEDS), ...near(50, HULL)]),
    { fit: 'inside', name: 'Hull', miles: 34 },
  ],
  [
    'the nearest of two places outside',
    job('on_site', HULL, LONDON),
    wishes(near(10, LEEDS)),
    { fit: 'further', name: 'Leeds', miles: 50 },
  ],
  ['remote work, unanswered', job('remote', LONDON), wishes(near(25, LEEDS)), { fit: 'remote', is_wished: null }],
  ['remote work, wished', job('remote'), wishes([], true), { fit: 'remote', is_wished: true }],
  ['remote work, not wished', job('remote'), wishes(near(25, LEEDS), false), { fit: 'remote', is_wished: false }],
  ['home-based work', job(null, at('Home based')), wishes(near(25, LEEDS), true), { fit: 'remote', is_wished: true }],
  ['work from home in other words', job(null, at('Working from home (UK)')), wishes([]), { fit: 'remote', is_wished: null }],
  [
    'a home-based job that also has an office',
    job(null, at('Home based'), YORK),
    wishes(near(25, LEEDS)),
    { fit: 'inside', name: 'Leeds', miles: 22 },
  ],
  ['work on site in a town called so', job('on_site', at('Remote')), wishes(near(25, LEEDS)), UNKNOWN],
  ['work across the country', job('on_site', at('Nationwide')), wishes(near(25, LEEDS), true), UNKNOWN],
  [
    'a town without coordinates that is the wished one',
    job('on_site', at('leeds ')),
    wishes(near(25, LEEDS)),
    { fit: 'inside', name: 'Leeds', miles: null },
  ],
  ['a town without coordinates that is another', job('on_site', at('Otley')), wishes(near(25, LEEDS)), UNKNOWN],
  ['no place', job('on_site'), wishes(near(25, LEEDS)), UNKNOWN],
  ['no wish', job('on_site', LEEDS), wishes([]), UNKNOWN],
  ['a wished town without coordinates', job('on_site', LEEDS), wishes(near(25, at('Skipton'))), UNKNOWN],
])('%s', (_, given, wished, fit) => {
  expect(placeFit(given, wished)).toEqual(fit);
});

test('a distance just beyond the radius is shown as beyond it', () => {
  const beyond = at('Beyond', LEEDS.latitude === null ? 0 : LEEDS.latitude + 10.2 / 69.09, LEEDS.longitude);
  expect(placeFit(job('on_site', beyond), wishes(near(10, LEEDS)))).toEqual({ fit: 'further', name: 'Leeds', miles: 11 });
});
