import { expect, test } from 'vitest';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { OnboardingSearch } from '../contract.ts';

test.each([
  [{}, {}],
  [
    { step: '2', cvStep: '6', resume_id: '7' },
    { step: 2, cvStep: 6, resume_id: 7 },
  ],
  [{ step: '0', cvStep: '7', resume_id: '-7' }, {}],
  [{ step: ['2', '3'], cvStep: 'x', resume_id: '1.5' }, {}],
  [
    { step: '5', cvStep: '0' },
    { step: 5, cvStep: 0 },
  ],
])('%j reads as %j', (raw, search) => expect(readSearch(OnboardingSearch, raw)).toEqual(search));
