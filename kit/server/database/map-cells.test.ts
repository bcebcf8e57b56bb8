import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryAsApp } from '#apps/api/testing/index.ts';
import { cellsAround, squaresAround } from './map-cells.ts';

const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** A place, how far around it, and where on the edge of that circle. */
const circle = fc.record({
  centre: place,
  km: fc.double({ min: 0, max: 60, noNaN: true }),
  angle: fc.double({ min: 0, max: 6.28, noNaN: true }),
});

test.each([
  ['map_cell', cellsAround],
  ['map_square', squaresAround],
])('what %s says of a place on the edge of a circle is in the list of the circle', async (name, around) => {
  const circles = fc.sample(circle, { numRuns: 300, seed: 7 }).flatMap(({ centre, km, angle }) => {
    const latitude = centre.latitude + (km * Math.sin(angle)) / 111.3;
    const longitude = centre.longitude + (km * Math.cos(angle)) / (111.3 * Math.cos((centre.latitude * Math.PI) / 180));
    const listed = around(centre.latitude, centre.longitude, km);
    return listed && Math.abs(latitude) < 89 && Math.abs(longitude) < 180 ? [{ latitude, longitude, listed }] : [];
  });
  expect(circles.length).toBeGreaterThan(100);
  const { rows } = await queryAsApp(
    null,
    `select ${name}(x.latitude, x.longitude) as found from unnest(array[${circles.map(({ latitude }) => latitude.toFixed(7))}]::real[],
       array[${circles.map(({ longitude }) => longitude.toFixed(7))}]::real[]) with ordinality x (latitude, longitude, n) order by x.n`,
  );
  const missing = circles.filter(({ listed }, at) => !listed.includes(Number(rows[at]?.found)));
  expect(missing).toEqual([]);
});

test('a circle around the pole or of half the country is not listed', () => {
  expect([squaresAround(89.5, 0, 20), squaresAround(52, -1, 200), cellsAround(89.9, 0, 300)]).toEqual([null, null, null]);
});
