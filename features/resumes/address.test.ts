import { describe, expect, test } from 'vitest';
import { townOf, townToOffer } from './address.ts';

describe('the town of an address', () => {
  test.each([
    ['14 Lime Kiln Close, Catterick, North Yorkshire DL9 4AB', 'Catterick, North Yorkshire'],
    ['14 Mill Lane\nThame OX9 2AB', 'Thame'],
    ['14, Lime Kiln Close, Catterick', 'Catterick'],
    ['Flat 3, 22b High Street, Leeds, LS1 4DY', 'Leeds'],
    ['Rose Cottage, Church Lane, Harrogate', 'Harrogate'],
    ['Swansea, SA2', 'Swansea'],
    ['1200 Barton Springs Rd, Apt 4, Austin, TX 78704', 'Austin, TX'],
    ['PO Box 118, Norfolk, VA 23501-0118', 'Norfolk, VA'],
    ['455 Old Mill Rd NW, Atlanta, GA', 'Atlanta, GA'],
    ['Austin, TX 78704', 'Austin, TX'],
    ['14 Lime Kiln Close', ''],
    ['', ''],
  ])('%j is %j', (address, town) => expect(townOf(address)).toBe(town));

  test.each([
    'Catterick, North Yorkshire',
    'Chester-le-Street',
    'St Albans, Hertfordshire',
    'Earls Court, London',
    'Kings Hill, Kent',
  ])('%s is offered nothing, or keeps its town', (place) =>
    expect(townToOffer(place) === null || place.endsWith(townOf(place))).toBe(true),
  );

  test('is offered only when there is something to leave out', () => {
    expect(townToOffer('14 Lime Kiln Close, Catterick, North Yorkshire')).toBe('Catterick, North Yorkshire');
    expect(townToOffer('Catterick,  North Yorkshire')).toBeNull();
    expect(townToOffer('14 Lime Kiln Close')).toBeNull();
  });
});
