import type { z } from 'zod';
import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { createCourse } from '../operator-contract.ts';

export type CourseBody = z.input<typeof createCourse.body>;

export const COURSE: CourseBody = {
  title: 'Electrical installation',
  provider: 'Quayside Skills',
  provider_email: 'courses@quayside.example.org',
  description: 'Wire, test and certify a house.',
  category: 'employment',
  level: 'rqf_3',
  service_type: 'in_person',
  availability: 'business_hours',
  mode: 'full_time',
  length_amount: 12,
  length_unit: 'week',
  country_id: 232,
  cost: 1200,
  locations: [{ city: 'Leeds', latitude: 53.8, longitude: -1.55 }],
  apply_url: 'https://www.quayside.example.org/electrical',
  source_url: 'https://www.quayside.example.org/electrical',
  checked_on: '2026-01-31',
};

/** Adds a course to a tenant through the API. @returns its id */
export async function buildCourse(tenant: TestTenant, operator: Person, more: Partial<CourseBody> = {}): Promise<number> {
  const { status, body, failure } = await tenant.call(createCourse, { body: { ...COURSE, ...more } }, operator);
  if (status !== 201) throw new Error(`The course was refused: ${JSON.stringify(failure)}`);
  return body.data.id;
}
