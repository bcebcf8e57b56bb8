/** The services whose people are translated; `army` to `coast_guard` are those of the United States. */
export const SERVICE_KEYS = [
  'british_army',
  'royal_navy',
  'raf',
  'army',
  'navy',
  'marine_corps',
  'air_force',
  'space_force',
  'coast_guard',
] as const;
export type ServiceKey = (typeof SERVICE_KEYS)[number];

/** The services as people choose them. */
export const LISTED_SERVICES: Record<ServiceKey, string> = {
  british_army: 'British Army',
  royal_navy: 'Royal Navy',
  raf: 'Royal Air Force',
  army: 'US Army',
  navy: 'US Navy',
  marine_corps: 'US Marine Corps',
  air_force: 'US Air Force',
  space_force: 'US Space Force',
  coast_guard: 'US Coast Guard',
};
