/**
 * Words that everybody in the labour market uses for the same thing. A search for one finds the others. Each line is a group; phrases of a
 * group are interchangeable. Only pairs that mean the same job or field belong here, not related ones.
 */
const GROUPS: readonly string[] = [
  'it, ict, information technology',
  'hr, human resources',
  'qa, quality assurance',
  'pr, public relations',
  'pa, personal assistant',
  'ea, executive assistant',
  'gp, general practitioner, family doctor',
  'a&e, accident and emergency, emergency department, emergency medicine',
  'rgn, registered general nurse, registered nurse, rn',
  'rmn, registered mental health nurse, registered mental nurse, mental health nurse',
  'rnld, learning disability nurse, learning disabilities nurse',
  'lpn, licensed practical nurse',
  'cna, certified nursing assistant',
  'cpn, community psychiatric nurse',
  'anp, advanced nurse practitioner',
  'odp, operating department practitioner',
  'hca, healthcare assistant, health care assistant, healthcare support worker, health care support worker, nursing assistant',
  'ot, occupational therapist, occupational therapy',
  'physio, physiotherapist, physiotherapy, physical therapist',
  'slt, salt, speech and language therapist, slp, speech language pathologist',
  'emt, emergency medical technician',
  'itu, icu, intensive care unit, intensive therapy unit',
  'chef, cook',
  'hgv, lgv, heavy goods vehicle, large goods vehicle',
  'hgv driver, lgv driver, lorry driver, truck driver, hgv class 1 driver, hgv class 2 driver',
  'forklift, fork lift, flt',
  'cyber security, cybersecurity, information security, infosec',
  'sysadmin, system administrator, systems administrator, systems administration',
  'dba, database administrator',
  'full stack, fullstack',
  'front end, frontend',
  'back end, backend',
  'helpdesk, help desk, service desk',
  'security guard, security officer, security operative',
  'close protection, bodyguard, executive protection',
  'warehouse operative, warehouse worker, warehouse associate',
  'labourer, laborer',
  'carpenter, joiner',
  'cleaner, domestic assistant, housekeeper',
  'carer, care assistant, care worker',
  'teaching assistant, classroom assistant',
  'sen, special educational needs, special needs',
  'qs, quantity surveyor',
  'ndt, non destructive testing, nondestructive testing',
  'hse, ehs, health and safety, health safety and environment, occupational safety',
  'call centre, call center, contact centre, contact center',
  'ceo, chief executive, chief executive officer',
  'cfo, chief financial officer, finance director',
  'aircraft engineer, aircraft mechanic, aircraft technician',
  'uav, uas, drone, unmanned aircraft, unmanned aerial',
  'firefighter, fire fighter, fireman',
  'hvac, heating ventilation and air conditioning',
  'plumber, pipefitter',
  'm&e, mechanical and electrical',
  'r&d, research and development',
  'l&d, learning and development',
  'anaesthetist, anesthetist',
  'anaesthesia, anesthesia',
  'paediatric, pediatric',
  'paediatrician, pediatrician',
  'orthopaedic, orthopedic',
  'gynaecologist, gynecologist',
  'haematology, hematology',
  'defence, defense',
  'programme manager, program manager',
  'catalogue, catalog',
  'harbour, harbor',
  'tyre, tire',
  'theatre, theater',
  'centre, center',
  'organisation, organization',
];

/** Phrases in lower case by each phrase that means the same, the phrase itself first. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = synonymsOf(GROUPS);

function synonymsOf(groups: readonly string[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const group of groups) {
    const phrases = group.split(', ');
    for (const phrase of phrases) all.set(phrase, [...new Set([...(all.get(phrase) ?? [phrase]), ...phrases])]);
  }
  return all;
}
