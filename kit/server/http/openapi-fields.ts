type Json = Record<string, unknown>;

type Words = { description?: string; examples?: unknown[] };

/** Descriptions and examples of fields that mean the same wherever they occur. Those in a contract take precedence. */
const FIELDS: Record<string, Words> = {
  id: { description: 'Identifies the item within its tenant.', examples: [42] },
  country_id: {
    description: 'A country, with the same id in every tenant: 232 is the United Kingdom, 233 the United States.',
    examples: [232],
  },
  state_id: { description: 'A state or region, from `GET /api/country/{id}/states`.' },
  city_id: { description: 'A town or city, from `GET /api/state/{id}/cities`.' },
  industry_id: { description: 'An industry, from `GET /api/industries`.' },
  industry_ids: { description: 'Industries, from `GET /api/industries`.' },
  military_service_id: { description: 'An armed service, from `GET /api/military-services/{id}`.' },
  company_id: { description: 'A company of the tenant, from `GET /api/companies`.' },
  job_id: { description: 'A job of the tenant, from `GET /api/jobs`.' },
  resume_id: { description: 'One of the veteran’s own resumes, from `GET /api/resumes`.' },
  letter_id: { description: 'One of the veteran’s own cover letters, from `GET /api/cover-letters`.' },
  revision: { description: 'Counts saves. Send back the one that was shown; an older one is refused with 409.', examples: [3] },
  created_at: { description: 'When it was created, ISO 8601 in UTC.', examples: ['2026-11-21T08:00:00.000Z'] },
  updated_at: { description: 'When it was last changed, ISO 8601 in UTC.', examples: ['2026-11-21T08:00:00.000Z'] },
  page: { description: 'The page of the list, counted from 1.', examples: [1] },
  per_page: { description: 'The largest number of items on a page.', examples: [20] },
  total: { description: 'The number of items on all pages.', examples: [57] },
  last_page: { description: 'The number of the last page; 1 for an empty list.', examples: [3] },
  total_is_estimate: { description: 'True where `total` is an estimate, because counting every item would take too long.' },
  message: { description: 'A sentence for a person.', examples: ['Saved'] },
  errors: { description: 'For each field that was refused, under its name in the request, what to correct.' },
  email: { description: 'An email address.', examples: ['sam@example.org'] },
  password: { description: 'A password. It is stored as an Argon2 hash only.', examples: ['maple-canoe-lantern'] },
  is_admin: { description: '1 for an admin of the company, otherwise 0.', examples: [0, 1] },
  salary_from: { description: 'The lower end of the pay range, in the currency of the job’s country.' },
  salary_to: { description: 'The upper end of the pay range, in the currency of the job’s country.' },
  search: { description: 'Words to search for.', examples: ['logistics'] },
  from: { description: 'The start of the range, or the value that was shown before the change.' },
  token: { description: 'The token of the link or of the session; treat it as a secret.' },
  content: { description: 'The text and sections of the document.' },
  design: { description: 'Template, colours, fonts and paper of the document.' },
  first_name: { examples: ['Sam'] },
  last_name: { examples: ['Carter'] },
  full_name: { examples: ['Sam Carter'] },
  operator_first_name: { examples: ['Ada'] },
  operator_last_name: { examples: ['King'] },
  name: { examples: ['Northgate Rail'] },
  company_name: { examples: ['Northgate Rail'] },
  title: { examples: ['Maintenance planner'] },
  city: { examples: ['York'] },
  dob: { description: 'The date of birth, ISO 8601.', examples: ['1990-06-30'] },
  start_date: { description: 'A day from today on, ISO 8601.', examples: [`${new Date().getUTCFullYear() + 1}-09-01`] },
  starts_at: { description: 'The first day, ISO 8601.', examples: ['2027-01-11'] },
  available_from: { description: 'The first day the person can work, ISO 8601.', examples: ['2027-01-11'] },
  notice_period: { examples: ['Within 1 Month'] },
  country_code: { description: 'The dialling code of a country.', examples: ['+44'] },
  phone: { examples: ['020 7946 0123'] },
  number: { examples: ['0808 802 8080'] },
  opens: { description: 'A time of day.', examples: ['09:00'] },
  closes: { description: 'A time of day.', examples: ['17:00'] },
  website: { examples: ['https://www.example.org/'] },
  time_zone: { examples: ['Europe/London'] },
  provider_email: { examples: ['help@example.org'] },
  link: { examples: ['https://www.example.org/help'] },
  apply_url: { examples: ['https://www.example.org/apply'] },
  host: { examples: ['jobs.example.org'] },
  slug: { examples: ['northgate'] },
  mail_from: { examples: ['jobs@example.org'] },
  contact_email: { examples: ['help@example.org'] },
  languages: { examples: [['en', 'cy']] },
  nato_code: { examples: ['OR-4'] },
  pay_grade: { examples: ['E-4'] },
  tip: { examples: ['0f1e2d3c4b5a69'] },
  reason: { examples: ['The website gives no address.'] },
  note: { examples: ['Checked in the company register.'] },
  description: { examples: ['Advice on housing for people who leave the armed forces.'] },
  about: { examples: ['We maintain railway signals across the north of England.'] },
  question: { examples: ['Do you hold a driving licence?'] },
  cover_letter: { examples: ['Dear hiring team, …'] },
  record_name: { examples: ['_muster-challenge.jobs.example.org'] },
};

const DAY: Words = { description: 'A calendar day, ISO 8601.', examples: ['2026-11-21'] };
const INSTANT: Words = { description: 'A time, ISO 8601 in UTC.', examples: ['2026-11-21T08:00:00.000Z'] };

/** Adds descriptions and examples to the fields of a JSON schema, at any depth. */
export function describeFields(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(describeFields);
  if (!isObject(schema)) return schema;
  const described = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, describeFields(value)]));
  if (isObject(described.properties))
    described.properties = Object.fromEntries(
      Object.entries(described.properties).map(([name, field]) => [name, isObject(field) ? withWords(name, field) : field]),
    );
  return described;
}

function withWords(name: string, field: Json): Json {
  const words = Object.hasOwn(FIELDS, name) ? FIELDS[name] : ofKind(name, field);
  if (!words || 'const' in field) return field;
  const examples = (words.examples ?? []).filter((example) => fits(field, example));
  // The name ends like a day's or a time's, but the field is of another type.
  if ((words === DAY || words === INSTANT) && examples.length === 0) return field;
  return { ...(words.description && { description: words.description }), ...(examples.length > 0 && { examples }), ...field };
}

/** Whether the field accepts a value of this type. Closed lists provide their own examples. */
function fits(field: Json, example: unknown): boolean {
  if (Array.isArray(field.anyOf)) return field.anyOf.some((option) => isObject(option) && fits(option, example));
  if ('enum' in field || 'const' in field) return false;
  if (Array.isArray(example)) {
    const { items } = field;
    return isObject(items) && example.every((item) => fits(items, item));
  }
  const types = [field.type].flat();
  return types.includes(typeof example) || (types.includes('integer') && Number.isInteger(example));
}

/** Words for a field by its type: a closed list, a day, a time or an id. */
function ofKind(name: string, field: Json): Words | undefined {
  if (field.format === 'date' || name.endsWith('_on')) return DAY;
  if (name.endsWith('_at')) return INSTANT;
  if (name.endsWith('_email')) return { examples: ['sam@example.org'] };
  if (name.endsWith('_url')) return { examples: ['https://www.example.org/'] };
  if (name.endsWith('time_zone')) return { description: 'An IANA time zone.', examples: ['Europe/London'] };
  if (name.endsWith('_id')) return { description: `The id of the ${name.slice(0, -3).replaceAll('_', ' ')}.` };
  if (name.endsWith('_ids')) return { description: `Ids of the ${name.slice(0, -4).replaceAll('_', ' ')} items.` };
  if (Array.isArray(field.enum)) return { description: `One of: ${field.enum.join(', ')}.` };
  return undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
