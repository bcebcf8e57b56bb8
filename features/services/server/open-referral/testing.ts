import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/*
 * What Open Referral HSDS 3.0 requires of a service, from its reference (https://docs.openreferral.org): `!` marks required fields, a name of another
 * entity its nested form, [] a list. The UK profile 3.0 requires the same fields of a part of these.
 */
const ENTITIES: Record<string, string> = {
  service: `id! uuid, organization_id uuid, program_id uuid, name!, alternate_name, description, url uri, email email,
    status! active|inactive|defunct|temporarily closed, interpretation_services, application_process, fees_description, wait_time, fees,
    accreditations, eligibility_description, minimum_age number, maximum_age number, assured_date, assurer_email email, licenses, alert,
    last_modified date-time, phones phone[], schedules schedule[], service_areas service_area[], service_at_locations service_at_location[],
    languages language[], organization organization, cost_options cost_option[], contacts contact[], attributes attribute[]`,
  organization: `id! uuid, name!, alternate_name, description!, email email, website uri, uri uri, logo, legal_status, phones phone[],
    locations location[], attributes attribute[]`,
  service_at_location: `id! uuid, service_id uuid, location_id uuid, description, phones phone[], schedules schedule[], location location`,
  location: `id! uuid, location_type! physical|postal|virtual, url uri, organization_id uuid, name, alternate_name, description, transportation,
    latitude number, longitude number, external_identifier, external_identifier_type, languages language[], addresses address[],
    accessibility accessibility[], phones phone[], schedules schedule[]`,
  address: `id! uuid, location_id uuid, attention, address_1!, address_2, city!, region, state_province!, postal_code!, country!,
    address_type! physical|postal|virtual`,
  phone: `id! uuid, location_id uuid, service_id uuid, organization_id uuid, contact_id uuid, service_at_location_id uuid, number!, extension number,
    type, description, languages language[]`,
  schedule: `id! uuid, service_id uuid, location_id uuid, service_at_location_id uuid, valid_from, valid_to, dtstart, timezone number, until,
    count number, wkst MO|TU|WE|TH|FR|SA|SU, freq WEEKLY|MONTHLY, interval number, byday, bymonthday, description, opens_at, closes_at,
    schedule_link uri, attending_type, notes`,
  language: `id! uuid, service_id uuid, location_id uuid, phone_id uuid, name, code, note`,
  cost_option: `id! uuid, service_id uuid, valid_from, valid_to, option, currency, amount number, amount_description`,
  service_area: `id! uuid, service_id uuid, name, description, extent, extent_type, uri`,
  accessibility: `id! uuid, location_id uuid, description, details, url uri`,
  contact: `id! uuid, organization_id uuid, service_id uuid, name, title, department, email email, phones phone[]`,
  attribute: `id! uuid, link_id uuid, taxonomy_term_id uuid, link_type, link_entity, value, taxonomy_term taxonomy_term`,
  taxonomy_term: `id! uuid, code, name!, description!, parent_id uuid, taxonomy, language, taxonomy_id uuid, term_uri uri`,
};
const FORMATS = new Set(['uuid', 'uri', 'email', 'date-time']);

function typeOf(words: string): object {
  if (words === '') return { type: 'string' };
  if (words === 'number') return { type: 'number' };
  if (FORMATS.has(words)) return { type: 'string', format: words };
  if (words.endsWith('[]')) return { type: 'array', items: { $ref: `#/$defs/${words.slice(0, -2)}` } };
  return words in ENTITIES ? { $ref: `#/$defs/${words}` } : { type: 'string', enum: words.split('|') };
}

function schemaOf(fields: string): object {
  const read = fields.split(',').map((field) => /^\s*(\w+)(!?)\s*(.*)$/s.exec(field)?.slice(1) ?? []);
  return {
    type: 'object',
    required: read.flatMap(([name, mark]) => (mark === '!' ? [name] : [])),
    properties: Object.fromEntries(read.map(([name = '', , words = '']) => [name, typeOf(words.trim())])),
    // The standard accepts other fields. Muster sends none, so that a misspelled one is found.
    additionalProperties: false,
  };
}

/** Validates a service as Open Referral publishes it. */
export function serviceValidator(): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats(ajv);
  const $defs = Object.fromEntries(Object.entries(ENTITIES).map(([name, fields]) => [name, schemaOf(fields)]));
  return ajv.compile({ $ref: '#/$defs/service', $defs });
}
