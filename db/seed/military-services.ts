/** The services that the two countries keep today. Ids are ours, stable and never reused. */
export const MILITARY_SERVICES: { id: number; country_id: number; name: string; short_name: string }[] = [
  { id: 1, country_id: 232, name: 'British Army', short_name: 'Army' },
  { id: 2, country_id: 232, name: 'Royal Navy', short_name: 'RN' },
  { id: 3, country_id: 232, name: 'Royal Air Force', short_name: 'RAF' },
  { id: 4, country_id: 233, name: 'United States Army', short_name: 'Army' },
  { id: 5, country_id: 233, name: 'United States Navy', short_name: 'Navy' },
  { id: 6, country_id: 233, name: 'United States Marine Corps', short_name: 'USMC' },
  { id: 7, country_id: 233, name: 'United States Air Force', short_name: 'USAF' },
  { id: 8, country_id: 233, name: 'United States Space Force', short_name: 'USSF' },
  { id: 9, country_id: 233, name: 'United States Coast Guard', short_name: 'USCG' },
];
