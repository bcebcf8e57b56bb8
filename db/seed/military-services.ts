type Service = { id: number; country_id: number; name: string; short_name: string; components: string[] };

/** The services that the two countries keep today, with their regular and reserve parts. Ids are ours, stable and never reused. */
export const MILITARY_SERVICES: Service[] = [
  { id: 1, country_id: 232, name: 'British Army', short_name: 'Army', components: ['Regular Army', 'Army Reserve'] },
  {
    id: 2,
    country_id: 232,
    name: 'Royal Navy',
    short_name: 'RN',
    components: ['Regular', 'Royal Naval Reserve', 'Royal Marines Reserve'],
  },
  {
    id: 3,
    country_id: 232,
    name: 'Royal Air Force',
    short_name: 'RAF',
    components: ['Regular', 'Royal Auxiliary Air Force', 'RAF Reserve'],
  },
  {
    id: 4,
    country_id: 233,
    name: 'United States Army',
    short_name: 'Army',
    components: ['Regular Army', 'Army Reserve', 'Army National Guard'],
  },
  { id: 5, country_id: 233, name: 'United States Navy', short_name: 'Navy', components: ['Active', 'Navy Reserve'] },
  {
    id: 6,
    country_id: 233,
    name: 'United States Marine Corps',
    short_name: 'USMC',
    components: ['Active', 'Marine Corps Reserve'],
  },
  {
    id: 7,
    country_id: 233,
    name: 'United States Air Force',
    short_name: 'USAF',
    components: ['Active', 'Air Force Reserve', 'Air National Guard'],
  },
  { id: 8, country_id: 233, name: 'United States Space Force', short_name: 'USSF', components: ['Active'] },
  {
    id: 9,
    country_id: 233,
    name: 'United States Coast Guard',
    short_name: 'USCG',
    components: ['Active', 'Coast Guard Reserve'],
  },
];
