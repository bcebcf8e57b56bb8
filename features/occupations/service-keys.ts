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
