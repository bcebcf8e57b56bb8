import { daysBetween } from '#kit/calendar/days.ts';
import { today } from './entry-rules.ts';

export const CATEGORIES = ['employment', 'education', 'healthcare', 'finance', 'housing'] as const;
export type Category = (typeof CATEGORIES)[number];
export const CATEGORY_NAMES: Record<Category, string> = {
  employment: 'Finding work',
  education: 'Training and courses',
  healthcare: 'Health',
  finance: 'Money',
  housing: 'Housing',
};

/** Tags that the directory filters by: the needs, and how help is given. */
export const CATEGORY_TAGS = [...CATEGORIES, 'online', 'course'] as const;
export const SERVICE_TYPES = ['hybrid', 'online', 'in_person'] as const;
export const AVAILABILITY = ['24/7_support', 'business_hours', 'extended_hours'] as const;
/** The longest note of a phone number, in characters. */
export const LONGEST_PHONE_NOTE = 200;
export const COSTS = ['free', 'low_cost', 'paid', 'varies'] as const;

/** What a person can say is no longer right. */
export const REPORT_KINDS = ['closed', 'phone', 'website', 'address', 'hours', 'other'] as const;

export const logoUrl = (providerId: number, fileId: number | null): string | null =>
  fileId === null ? null : `/api/service-providers/${providerId}/logo?v=${fileId}`;

export type OfferedService = {
  category: Category;
  category_tags: readonly string[];
  country_id: number;
  places: readonly string[];
  service_type: (typeof SERVICE_TYPES)[number];
  availability: (typeof AVAILABILITY)[number];
  for_serving: boolean;
  for_left: boolean;
  /** Empty: those of every service. */
  military_service_ids: readonly number[];
  website: string;
  /** The operators' own words on why. */
  reason: string | null;
};

export type Seeker = {
  needs: readonly Category[];
  country_id: number;
  cities: readonly string[];
  /** A day; on or before today means that they have left. Null where it is not known. */
  discharge_date: string | null;
  /** Where they have served; empty where it is not known. */
  services: readonly { id: number; name: string }[];
};

/** The country's own resettlement service, by its site: the Career Transition Partnership and the Transition Assistance Program. */
const RESETTLEMENT_SITE = /^https?:\/\/(www\.)?(ctp\.org\.uk|dodtap\.mil)(\/|$)/i;

/** How a person's time of leaving raises a service: nothing helps those who serve as much as their resettlement adviser. */
function timeliness(service: OfferedService, discharge: string | null, on: string): [number, string] | null {
  if (discharge === null) return null;
  if (discharge <= on) return service.for_serving ? null : [20, 'For people who have left the forces'];
  if (!RESETTLEMENT_SITE.test(service.website)) return service.for_left ? null : [20, 'For people still serving'];
  const days = daysBetween(on, discharge);
  return days <= 366
    ? [200, 'Your resettlement service: you leave within a year, so register now']
    : [200, 'Your resettlement service: your adviser plans the way out with you'];
}

/**
 * Why a service is proposed to a veteran, the weightiest reason first, and its weight; null where it is not for them: in another country, or
 * for others than they are.
 */
export function reasonsFor(service: OfferedService, seeker: Seeker, on = today()): { weight: number; reasons: string[] } | null {
  if (service.country_id !== seeker.country_id) return null;
  const serving = seeker.discharge_date === null ? null : seeker.discharge_date > on;
  if ((serving === true && !service.for_serving) || (serving === false && !service.for_left)) return null;
  const served = seeker.services.find(({ id }) => service.military_service_ids.includes(id));
  if (service.military_service_ids.length > 0 && seeker.services.length > 0 && !served) return null;
  const found: [number, string][] = [];
  const chosen = seeker.needs.filter((need) => service.category_tags.includes(need));
  if (chosen.length > 0)
    found.push([
      (chosen.includes(service.category) ? 50 : 25) + 10 * (chosen.length - 1),
      `You asked for help with ${listed(chosen.map((need) => CATEGORY_NAMES[need].toLowerCase()))}`,
    ]);
  if (served) found.push([20, `For people who serve or served in the ${served.name}`]);
  const timely = timeliness(service, seeker.discharge_date, on);
  if (timely) found.push(timely);
  const near = service.places.find((place) => seeker.cities.some((city) => city.toLowerCase() === place.toLowerCase()));
  if (near) found.push([15, `Works in ${near}`]);
  else if (service.places.length > 0) found.push([-20, `Works in ${service.places.join(', ')}`]);
  if (service.availability === '24/7_support') found.push([10, 'Open 24/7']);
  if (service.reason) found.push([5, service.reason]);
  // True of most: said where there is nothing better to say.
  else if (found.length === 0)
    found.push([5, service.service_type === 'in_person' ? 'Has offices across the country' : 'Available from anywhere']);
  const ordered = found.sort(([one], [other]) => other - one);
  return { weight: ordered.reduce((sum, [weight]) => sum + weight, 0), reasons: ordered.map(([, reason]) => reason) };
}

/** `a`, `a and b`, `a, b and c`. */
function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
