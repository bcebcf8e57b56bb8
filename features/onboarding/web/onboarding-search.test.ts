import { expect, test } from 'vitest';
import { readOnboardingSearch } from './onboarding-search.ts';

test.each([
  [{}, {}],
  [
    { step: '2', cvStep: '6', resume_id: '7' },
    { step: 2, cvStep: 6, resume_id: 7 },
  ],
  [{ step: '0', cvStep: '7', resume_id: '-7' }, {}],
  [{ step: ['2', '3'], cvStep: 'x', resume_id: '1e3' }, {}],
  [
    { step: '5', cvStep: '0' },
    { step: 5, cvStep: 0 },
  ],
])('%j reads as %j', (raw, search) => expect(readOnboardingSearch(raw)).toEqual(search));
