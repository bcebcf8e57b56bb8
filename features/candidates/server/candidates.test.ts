import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { runs } from '#apps/api/testing/properties.ts';
import { applyForJob, getSentResume, moveApplicant, withdrawApplication } from '#features/applications/contract.ts';
import { buildApplication, pdf } from '#features/applications/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { buildSentContent } from '#features/matching/server/testing.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import {
  acceptContactRequest,
  createCandidateList,
  declineContactRequest,
  deleteCandidateList,
  endContact,
  findCandidateLists,
  findCandidates,
  findContactRequests,
  findProfileViews,
  getCandidate,
  getVisibility,
  sendContactRequests,
  updateCandidateList,
  updateVisibility,
  withdrawContactRequest,
} from '../contract.ts';
import { areasAround, CANDIDATES_PER_PAGE } from '../rules.ts';
import { type ResolvedFilter, searchCandidates } from './candidate-queries.ts';
import { candidateRetention } from './retention-queries.ts';
import { buildCandidate, openUp, PRIVATE, refresh } from './testing.ts';

type Query = Parameters<typeof findCandidates.query.parse>[0] & Record<string, unknown>;
type Recruiter = Person & { company_id: number };

const MESSAGE = 'We run a workshop for heavy vehicles and would like to talk to you.';

const find = async (tenant: TestTenant, recruiter: Person, query: Query = {}) => {
  const { status, body } = await tenant.call(findCandidates, { query: query as never }, recruiter);
  expect(status).toBe(200);
  return body;
};
const onlyOne = async (tenant: TestTenant, recruiter: Person, query: Query = {}) => {
  const { data } = await find(tenant, recruiter, query);
  expect(data).toHaveLength(1);
  return data[0] as (typeof data)[number];
};
const ask = async (tenant: TestTenant, recruiter: Person, key: string) => {
  const sent = await tenant.call(sendContactRequests, { body: { keys: [key], message: MESSAGE } }, recruiter);
  expect([sent.status, sent.body.data]).toEqual([201, { sent: 1, skipped: [] }]);
};
const waiting = async (tenant: TestTenant, veteran: Person) =>
  (await tenant.call(findContactRequests, {}, veteran)).body.data.filter(({ status }) => status === 'pending');
const companyName = (tenant: TestTenant, id: number) =>
  tenant.run(async (db) => (await db.selectFrom('companies').where('id', '=', id).select('name').executeTakeFirstOrThrow()).name);
const titles = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(findNotifications, {}, person)).body.data.map(({ title }) => title);

describe('an anonymous candidate', () => {
  let tenant: TestTenant;
  let recruiter: Recruiter;
  let veteran: Person;
  beforeAll(async () => {
    tenant = await newTenant();
    recruiter = await tenant.recruiter();
    veteran = await buildCandidate(tenant, { headline: 'Workshop sergeant looking for heavy plant' });
  });

  test('is shown by facts, without name, contact, photo, place or free text', async () => {
    const listed = await onlyOne(tenant, recruiter);
    const { status, body } = await tenant.call(getCandidate, { params: { id: listed.key } }, recruiter);
    expect(status).toBe(200);
    for (const candidate of [listed, body.data]) {
      expect(candidate.label).toMatch(/^Candidate [0-9A-F]{4}$/);
      expect(candidate.person).toBeNull();
      expect(candidate.facts).toMatchObject({
        headline: 'Workshop sergeant looking for heavy plant',
        services: ['British Army'],
        level: 'First-line manager',
        years_served: 10,
        languages: ['French'],
        clearance: null,
        job_types: ['full_time'],
        work_types: ['on_site'],
        areas: ['West Yorkshire'],
        available_on: '2027-03-01',
      });
      expect(candidate.facts.skills).toContain('Welding and fabrication');
      const text = JSON.stringify(candidate).toLowerCase();
      const found = [...Object.values(PRIVATE), veteran.email, 'non_binary', '2024-12-24', '2027-03-14'].filter((each) =>
        text.includes(each.toLowerCase()),
      );
      expect(found).toEqual([]);
      expect(Object.keys(candidate).sort()).toEqual([
        'applications',
        'applications_total',
        'changed_at',
        'facts',
        'key',
        'label',
        'list_ids',
        'person',
        'request',
      ]);
    }
  });

  test('sees in the preview exactly what employers read', async () => {
    const { facts } = await onlyOne(tenant, recruiter);
    expect((await tenant.call(getVisibility, {}, veteran)).body.data.preview).toEqual({ facts, label: 'Candidate' });
  });

  test('shows the clearance only when the veteran chose so', async () => {
    const cleared = await newTenant();
    const reader = await cleared.recruiter();
    const person = await buildCandidate(cleared, { clearance: 'Security Check', shows_clearance: true });
    expect((await onlyOne(cleared, reader, { clearance: 'SC' })).facts.clearance).toBe('SC');
    await openUp(cleared, person, { shows_clearance: false });
    expect((await find(cleared, reader, { clearance: 'SC' })).data).toEqual([]);
    expect((await onlyOne(cleared, reader)).facts.clearance).toBeNull();
  });

  test('is found by no company under their own key, which would be the same for all', async () => {
    const { key } = await tenant.run((db) =>
      db.selectFrom('candidate_search').where('user_id', '=', veteran.id).select('key').executeTakeFirstOrThrow(),
    );
    expect((await tenant.call(getCandidate, { params: { id: key } }, recruiter)).status).toBe(404);
  });

  test('has a new key after opting out and in again, and the old one leads nowhere', async () => {
    const other = await newTenant();
    const reader = await other.recruiter();
    const person = await buildCandidate(other);
    const before = await onlyOne(other, reader);
    await openUp(other, person, { is_open: false });
    expect((await find(other, reader)).data).toEqual([]);
    expect((await other.call(getCandidate, { params: { id: before.key } }, reader)).status).toBe(404);
    await openUp(other, person);
    expect((await onlyOne(other, reader)).key).not.toBe(before.key);
    expect((await other.call(getCandidate, { params: { id: before.key } }, reader)).status).toBe(404);
  });
});

describe('finding candidates', () => {
  let tenant: TestTenant;
  let recruiter: Recruiter;
  const people: Record<string, Person> = {};
  beforeAll(async () => {
    tenant = await newTenant();
    recruiter = await tenant.recruiter();
    people.mechanic = await buildCandidate(tenant, {
      skills: ['Welding', 'Hydraulics'],
      place: { city: 'Leeds', state: 'Leeds', country_id: 232 },
      start_date: '2099-01-01',
    });
    people.american = await buildCandidate(tenant, {
      country: 'US',
      service: 'US Army',
      trade: '25B Information Technology Specialist',
      skills: ['Linux'],
      languages: ['Spanish'],
      place: { city: 'London', state: 'London, City of', country_id: 232 },
      job_types: ['contract'],
      work_types: ['remote'],
      start_date: '2025-01-01',
    });
    await buildCandidate(tenant, { is_open: false });
  });
  const foundBy = async (query: Query) => {
    const { data } = await find(tenant, recruiter, query);
    return data.map(({ facts }) => facts.services[0]).sort();
  };
  const MECHANIC = ['British Army'];
  const AMERICAN = ['United States Army'];

  test.each([
    ['no filter', {}, [...MECHANIC, ...AMERICAN]],
    ['a skill by its name', { skill: 'Welding' }, MECHANIC],
    ['two skills that nobody has together', { skill: ['Welding', 'Linux'] }, []],
    ['a military code', { occupation: '25B' }, AMERICAN],
    ['a military code with a skill level', { occupation: '25b20' }, AMERICAN],
    ['a military trade', { occupation: 'Vehicle Mechanic' }, MECHANIC],
    ['a language', { language: 'Spanish' }, AMERICAN],
    ['one of two languages', { language: ['Spanish', 'French'] }, [...MECHANIC, ...AMERICAN]],
    ['a kind of work', { work_type: 'remote' }, AMERICAN],
    ['a kind of contract', { job_type: 'full_time' }, MECHANIC],
    ['a service', { service: 'United States Army' }, AMERICAN],
    ['availability', { available: 'now' }, AMERICAN],
    ['a place and radius', { near: 'York', latitude: 53.96, longitude: -1.08, radius_km: 80 }, MECHANIC],
    ['a place too far away', { near: 'Perth', latitude: 56.4, longitude: -3.43, radius_km: 80 }, []],
  ] as const)('by %s', async (_, query, expected) => {
    expect(await foundBy(query as Query)).toEqual([...expected].sort());
  });

  test('counts the values among the matches and says what an occupation was understood as', async () => {
    const { counts, understood, meta } = await find(tenant, recruiter, { occupation: '25B' });
    expect(understood).toContain('25B');
    expect(meta).toMatchObject({ total: 1, last_page: 1, total_is_estimate: false });
    expect(counts.language).toEqual([{ value: 'Spanish', label: 'Spanish', count: 1 }]);
    expect(counts.skill).toContainEqual({ value: 'system-administration', label: 'Systems administration', count: 1 });
  });

  test('leaves out the county or state where it is the town itself', async () => {
    expect((await onlyOne(tenant, recruiter, { language: 'French' })).facts.areas).toEqual([]);
  });

  test('names the skills that it does not know', async () => {
    expect((await find(tenant, recruiter, { skill: 'Flurbling' })).unknown_skills).toEqual(['Flurbling']);
  });

  test('follows a change of the CV with the next pass of the background work', async () => {
    const own = await newTenant();
    const reader = await own.recruiter();
    const person = await buildCandidate(own);
    await refresh(own);
    await own.run((db) =>
      db
        .updateTable('resumes')
        .set({ trashed_at: new Date().toISOString() })
        .where('tenant_id', '=', db.tenant_id)
        .where('user_id', '=', person.id)
        .execute(),
    );
    await refresh(own);
    expect((await onlyOne(own, reader)).facts.skills).toEqual([]);
  });

  test('refuses a list of another company', async () => {
    const other = await tenant.recruiter();
    const created = await tenant.call(createCandidateList, { body: { name: 'Ours' } }, other);
    const { status } = await tenant.call(findCandidates, { query: { list: created.body.data.id } }, recruiter);
    expect(status).toBe(404);
  });
});

test('finds those in a large circle with more candidates than are read at once', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const client = await tenant.owner.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.tenant_id = '${tenant.id}'`);
    // The last hundred live in Scotland, ten of them also in Leeds; the very last is inactive. Number 1 is the newest.
    await client.query(
      `with people as (
         insert into users (tenant_id, role, email, first_name, last_name, status)
         select $1::int, 'veteran', 'crowd' || n || '@example.test', n::text, 'Veteran', case when n = 5200 then 'inactive' else 'active' end
         from generate_series(1, 5200) n returning id, first_name::int as n),
       described as (
         insert into candidate_search (tenant_id, user_id, is_open, terms, summary, changed_at)
         select $1, id, true, '{skill:welding}', '{"skills": []}', now() - n * interval '1 minute' from people returning user_id, changed_at)
       insert into candidate_terms (tenant_id, user_id, term, is_open, changed_at)
       select $1, id, term, true, changed_at from people join described on user_id = id, unnest(
         case when n > 5100 then array['area:240,-20'] else '{}' end ||
         case when n <= 5100 or n > 5190 then array['area:215,-7', 'area:204,-1'] else '{}' end ||
         case when n > 5090 then array['skill:welding'] else '{}' end) term`,
      [tenant.id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
  await tenant.owner.query('analyze users, candidate_search, candidate_terms');
  const leeds: ResolvedFilter = {
    ...findCandidates.query.parse({ near: 'Leeds', latitude: 53.8, longitude: -1.55, radius_km: 320 }),
    skill_codes: [],
    occupation_terms: null,
  };
  const search = (filter: Partial<ResolvedFilter>) =>
    tenant.run((db) =>
      searchCandidates(db, { id: recruiter.company_id, name_key: 'company' }, { ...leeds, ...filter }, new Date()),
    );
  expect(await search({})).toMatchObject({ total: 1001, counts: [['skill:welding', 1001]] });
  // 5,091 to 5,100 and 5,191 to 5,199: not those who live elsewhere only, nor the inactive one.
  expect(await search({ skill_codes: ['welding'] })).toMatchObject({ total: 19, counts: [['skill:welding', 19]] });
  expect(await search({ skill_codes: ['welding'], radius_km: 80 })).toMatchObject({ total: 19 });
});

test('a search finds the candidates that reading each of them finds, in the same order', async () => {
  const tenant = await newTenant();
  const [recruiter, stranger] = [await tenant.recruiter(), await tenant.recruiter()];
  const [job, other] = [
    await buildJob(tenant, { company_id: recruiter.company_id }),
    await buildJob(tenant, { company_id: stranger.company_id }),
  ];
  const LEEDS = { near: 'Leeds', latitude: 53.8, longitude: -1.55 };
  // In the first circle, in the second only, and in neither.
  const SQUARES = ['area:215,-7', 'area:206,-1', 'area:240,-20'];
  expect(
    SQUARES.map((square) => [80, 320].map((km) => areasAround(LEEDS.latitude, LEEDS.longitude, km).includes(square))),
  ).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ]);
  const TERMS = [
    'skill:a',
    'skill:b',
    'skill:c',
    'occ:1',
    'occ:2',
    'code:X',
    'lang:French',
    'clearance:SC',
    'clearance:DV',
    'job:full_time',
    'job:part_time',
  ];
  const people = fc.sample(
    fc.record({
      is_open: fc.boolean(),
      is_active: fc.nat(9).map((n) => n > 0),
      hides: fc.nat(9).map((n) => n === 0),
      applied_to: fc.constantFrom(null, null, job, other),
      terms: fc.subarray(TERMS),
      areas: fc.subarray(SQUARES),
      available_on: fc.constantFrom(null, '2026-01-01', '2026-06-01', '2027-01-01'),
      // Few, so that the order among equals counts.
      changed_at: fc.nat(5).map((day) => `2026-02-0${day + 1}T00:00:00.000Z`),
    }),
    90,
  );
  const stored = await tenant.run((db) =>
    Promise.all(
      people.map(async ({ is_open, is_active, hides, applied_to, terms, areas, available_on, changed_at }, index) => {
        const { id } = await db
          .insertInto('users')
          .values({
            role: 'veteran',
            email: `found${index}@example.test`,
            first_name: 'Sam',
            last_name: 'Veteran',
            status: is_active ? 'active' : 'inactive',
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const facts = { user_id: id, is_open, available_on, changed_at };
        await db
          .insertInto('candidate_search')
          .values({ ...facts, terms, summary: '{}' })
          .execute();
        const rows = [...terms, ...areas].map((term) => ({ ...facts, term }));
        if (rows.length > 0) await db.insertInto('candidate_terms').values(rows).execute();
        if (hides)
          await db
            .insertInto('candidate_hidden_companies')
            .values({ user_id: id, name: 'Company', name_key: 'company' })
            .execute();
        if (applied_to)
          await db.insertInto('applications').values({ job_id: applied_to, veteran_id: id, submitted_at: changed_at }).execute();
        return id;
      }),
    ),
  );
  const base: ResolvedFilter = { ...findCandidates.query.parse({}), skill_codes: [], occupation_terms: null };
  const company = { id: recruiter.company_id, name_key: 'company' };
  const today = new Date('2026-01-15');

  const readEach = (filter: ResolvedFilter) => {
    const { latitude, longitude } = filter;
    const wishes = [
      ...(filter.clearance.length > 0 ? [filter.clearance.map((level) => `clearance:${level}`)] : []),
      ...(filter.job_type.length > 0 ? [filter.job_type.map((type) => `job:${type}`)] : []),
      ...(latitude !== undefined && longitude !== undefined ? [areasAround(latitude, longitude, filter.radius_km)] : []),
    ];
    const sets = [
      ...filter.skill_codes.map((code) => [`skill:${code}`]),
      ...(filter.occupation_terms ? [filter.occupation_terms] : []),
      ...(filter.language.length > 0 ? [filter.language.map((name) => `lang:${name}`)] : []),
      ...wishes,
    ];
    // The ends of this month and of the third from now.
    const freeBy = { now: '2026-01-31', '3': '2026-04-30' };
    const found = people
      .map((one, index) => ({ ...one, id: stored[index] ?? 0, isOpenTo: one.is_open && !one.hides }))
      .filter(({ is_active, isOpenTo, applied_to, terms, areas, available_on }) => {
        if (!is_active || (filter.tab === 'open' ? !isOpenTo : applied_to !== job)) return false;
        if (!isOpenTo && (sets.length > 0 || filter.available)) return false;
        if (filter.available && !(available_on !== null && available_on <= freeBy[filter.available as 'now' | '3'])) return false;
        return sets.every((set) => [...terms, ...areas].some((term) => set.includes(term)));
      });
    const counts = new Map<string, number>();
    for (const { terms, isOpenTo } of found)
      for (const term of terms) {
        if (isOpenTo && !/^(occ|code):/.test(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    const shownDay = (one: { is_open: boolean; available_on: string | null }) => (one.is_open && one.available_on) || '9999';
    const first = (filter.page - 1) * CANDIDATES_PER_PAGE;
    return {
      total: found.length,
      user_ids: found
        .sort(
          (one, two) =>
            (filter.sorted_by === 'available' ? shownDay(one).localeCompare(shownDay(two)) : 0) ||
            two.changed_at.localeCompare(one.changed_at) ||
            two.id - one.id,
        )
        .slice(first, first + CANDIDATES_PER_PAGE)
        .map(({ id }) => id),
      counts,
    };
  };

  const filters = fc.record({
    tab: fc.constantFrom('open' as const, 'applied' as const),
    sorted_by: fc.constantFrom('newest' as const, 'available' as const),
    page: fc.constantFrom(1, 1, 2),
    skill_codes: fc.subarray(['a', 'b', 'nobody'], { maxLength: 2 }),
    occupation_terms: fc.constantFrom<(string[] | null)[]>(null, null, [], ['occ:1'], ['occ:1', 'occ:2', 'code:X']),
    language: fc.constantFrom<string[][]>([], [], ['French']),
    clearance: fc.constantFrom<string[][]>([], [], ['SC'], ['SC', 'DV']),
    job_type: fc.constantFrom<ResolvedFilter['job_type'][]>([], [], ['full_time'], ['full_time', 'part_time']),
    available: fc.constantFrom(undefined, undefined, 'now' as const, '3' as const),
    place: fc.constantFrom<Partial<ResolvedFilter>[]>({}, {}, { ...LEEDS, radius_km: 80 }, { ...LEEDS, radius_km: 320 }),
  });
  let most = 0;
  await fc.assert(
    fc.asyncProperty(filters, async ({ place, ...chosen }) => {
      const filter: ResolvedFilter = { ...base, ...chosen, ...place };
      const { counts, stages: _, ...found } = await tenant.run((db) => searchCandidates(db, company, filter, today));
      expect({ ...found, counts: new Map(counts) }).toEqual(readEach(filter));
      most = Math.max(most, found.total);
    }),
    { numRuns: runs(150) },
  );
  expect(most).toBeGreaterThan(CANDIDATES_PER_PAGE);
});

test('terms repeat what their candidate is sorted and filtered by, after every change', async () => {
  const tenant = await newTenant();
  const veteran = await buildCandidate(tenant, { start_date: '2027-03-10' });
  const read = () =>
    tenant.run(async (db) => {
      const rows = await db
        .selectFrom('candidate_terms')
        .select(['term', 'is_open', 'available_on', 'changed_at'])
        .where('tenant_id', '=', db.tenant_id)
        .where('user_id', '=', veteran.id)
        .execute();
      const { is_open, available_on, changed_at, terms } = await db
        .selectFrom('candidate_search')
        .select(['is_open', 'available_on', 'changed_at', 'terms'])
        .where('tenant_id', '=', db.tenant_id)
        .where('user_id', '=', veteran.id)
        .executeTakeFirstOrThrow();
      const own = { is_open, available_on, changed_at };
      expect(rows.map(({ term }) => term).sort()).toEqual(expect.arrayContaining(terms.sort()));
      expect(rows.map(({ term, ...repeated }) => repeated)).toEqual(rows.map(() => own));
      return own;
    });
  const first = await read();
  expect(first).toMatchObject({ is_open: true, available_on: '2027-03-01' });

  // The availability alone, which does not count as a change.
  await tenant.run((db) =>
    db
      .updateTable('veteran_profiles')
      .set({ start_date: '2027-05-20' })
      .where('tenant_id', '=', db.tenant_id)
      .where('user_id', '=', veteran.id)
      .execute(),
  );
  await refresh(tenant);
  expect(await read()).toMatchObject({ available_on: '2027-05-01' });

  // Known to a company, so the rows remain after opting out.
  await buildApplication(tenant, { veteran });
  await openUp(tenant, veteran, { is_open: false });
  expect((await read()).is_open).toBe(false);
});

test('a veteran hides from companies by name, also from one that joins later, and stays hidden when it is renamed', async () => {
  const tenant = await newTenant();
  const [known, other] = [await tenant.recruiter(), await tenant.recruiter()];
  await buildCandidate(tenant, { hidden_companies: [(await companyName(tenant, known.company_id)).toUpperCase(), 'Later Ltd'] });
  const later = await tenant.recruiter({ company_id: await tenant.company({ name: 'later ltd' }) });
  const { key } = await onlyOne(tenant, other);
  for (const hidden of [known, later]) {
    expect((await find(tenant, hidden)).data).toEqual([]);
    expect((await tenant.call(getCandidate, { params: { id: key } }, hidden)).status).toBe(404);
    const sent = await tenant.call(sendContactRequests, { body: { keys: [key], message: MESSAGE } }, hidden);
    expect(sent.body.data).toMatchObject({ sent: 0, skipped: [{ key, reason: 'No longer visible to you' }] });
  }
  await tenant.run((db) =>
    db
      .updateTable('companies')
      .set({ name: 'Renamed' })
      .where('tenant_id', '=', db.tenant_id)
      .where('id', '=', known.company_id)
      .execute(),
  );
  expect((await find(tenant, known)).data).toEqual([]);
});

describe('an employer that is not active', () => {
  test.each([
    ['pending', 403],
    ['rejected', 403],
    ['inactive', 410],
  ] as const)('and is %s gets %i', async (state, expected) => {
    const tenant = await newTenant();
    await buildCandidate(tenant);
    const recruiter = await tenant.recruiter({ company_id: await tenant.company({ status: state }) });
    expect((await tenant.call(findCandidates, {}, recruiter)).status).toBe(expected);
    expect((await tenant.call(findCandidateLists, {}, recruiter)).status).toBe(expected);
  });
});

describe('a contact request', () => {
  test('shows the name to the company that asked, and to no other, once the veteran accepts', async () => {
    const tenant = await newTenant();
    const [recruiter, stranger] = [await tenant.recruiter(), await tenant.recruiter()];
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    await ask(tenant, recruiter, key);
    expect((await onlyOne(tenant, recruiter)).person).toBeNull();
    expect(await titles(tenant, veteran)).toEqual([`${await companyName(tenant, recruiter.company_id)} wants to contact you`]);

    const [request] = await waiting(tenant, veteran);
    const accepted = await tenant.call(acceptContactRequest, { params: { id: request?.id ?? 0 } }, veteran);
    expect([accepted.status, accepted.body.data.status]).toEqual([200, 'accepted']);
    expect(await onlyOne(tenant, recruiter, { tab: 'contact' })).toMatchObject({
      label: 'Zebedee Quillfeather',
      person: {
        name: 'Zebedee Quillfeather',
        email: veteran.email,
        phone: '+44 7700 900123',
        places: ['Bradford, West Yorkshire'],
      },
    });
    expect(await titles(tenant, recruiter)).toEqual(['Zebedee Quillfeather accepted your contact request']);
    expect((await onlyOne(tenant, stranger)).person).toBeNull();

    // Also for the company that the veteran stays in contact with after opting out.
    await openUp(tenant, veteran, { is_open: false });
    expect((await find(tenant, stranger)).data).toEqual([]);
    expect((await onlyOne(tenant, recruiter, { tab: 'contact' })).person?.name).toBe('Zebedee Quillfeather');
    await tenant.call(endContact, { params: { id: request?.id ?? 0 } }, veteran);
    expect((await find(tenant, recruiter, { tab: 'contact' })).data).toEqual([]);
    expect((await tenant.call(getCandidate, { params: { id: key } }, recruiter)).status).toBe(404);
  });

  test('ends with the key and the notifications that could tell who it was', async () => {
    const tenant = await newTenant();
    const [recruiter, stranger] = [await tenant.recruiter(), await tenant.recruiter()];
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    const { key: otherKey } = await onlyOne(tenant, stranger);
    // Companies that compare their keys learn nothing.
    expect(otherKey).not.toBe(key);
    expect((await tenant.call(getCandidate, { params: { id: otherKey } }, recruiter)).status).toBe(404);
    await ask(tenant, recruiter, key);
    const [request] = await waiting(tenant, veteran);
    const params = { id: request?.id ?? 0 };
    await tenant.call(acceptContactRequest, { params }, veteran);
    const [shown] = (await tenant.call(findNotifications, {}, recruiter)).body.data;
    expect(shown).toMatchObject({
      title: 'Zebedee Quillfeather accepted your contact request',
      href: expect.stringContaining(`candidate=request-${params.id}`),
    });
    const named = { params: { id: `request-${params.id}` } };
    expect((await tenant.call(getCandidate, named, recruiter)).body.data.person?.name).toBe('Zebedee Quillfeather');
    expect((await tenant.call(getCandidate, named, stranger)).status).toBe(404);

    await tenant.call(endContact, { params }, veteran);
    const now = await onlyOne(tenant, recruiter);
    expect([now.person, now.request]).toEqual([null, null]);
    expect((await tenant.call(getCandidate, named, recruiter)).status).toBe(404);
    // A list of those whom the company knew would link the new key to a name.
    expect((await find(tenant, recruiter, { tab: 'contact' })).data).toEqual([]);
    expect(now.key).not.toBe(key);
    expect((await tenant.call(getCandidate, { params: { id: key } }, recruiter)).status).toBe(404);
    const stored = JSON.stringify((await tenant.call(findNotifications, {}, recruiter)).body.data);
    expect(stored).toContain('no longer shares contact details');
    for (const secret of ['Zebedee', 'Quillfeather', key, now.key]) expect(stored).not.toContain(secret);
  });

  test('can’t be linked by key or list to somebody who withdrew their application', async () => {
    const tenant = await newTenant();
    const veteran = await buildCandidate(tenant);
    const { id, recruiter } = await buildApplication(tenant, { veteran });
    await refresh(tenant);
    const { key, label } = await onlyOne(tenant, recruiter);
    expect(label).toBe('Zebedee Quillfeather');
    const list = await tenant.call(createCandidateList, { body: { name: 'Ours', keys: [key] } }, recruiter);
    expect((await find(tenant, recruiter, { list: list.body.data.id })).data).toHaveLength(1);
    expect((await tenant.call(withdrawApplication, { params: { id } }, veteran)).status).toBe(200);
    const now = await onlyOne(tenant, recruiter);
    expect([now.person, now.applications, now.list_ids]).toEqual([null, [], []]);
    expect(now.key).not.toBe(key);
    expect((await tenant.call(getCandidate, { params: { id: key } }, recruiter)).status).toBe(404);
  });

  test('that the company sends after the end of a contact is shown, and none from before', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    await ask(tenant, recruiter, (await onlyOne(tenant, recruiter)).key);
    const [first] = await waiting(tenant, veteran);
    await tenant.call(withdrawContactRequest, { params: { id: first?.id ?? 0 } }, recruiter);
    await ask(tenant, recruiter, (await onlyOne(tenant, recruiter)).key);
    const [second] = await waiting(tenant, veteran);
    await tenant.call(acceptContactRequest, { params: { id: second?.id ?? 0 } }, veteran);
    await tenant.call(endContact, { params: { id: second?.id ?? 0 } }, veteran);
    expect((await onlyOne(tenant, recruiter)).request).toBeNull();
    for (const request of [first, second])
      expect((await tenant.call(getCandidate, { params: { id: `request-${request?.id}` } }, recruiter)).status).toBe(404);
    await tenant.run((db) =>
      db
        .updateTable('contact_requests')
        .set({ decided_at: '2020-01-01T00:00:00Z' })
        .where('tenant_id', '=', db.tenant_id)
        .where('id', '=', second?.id ?? 0)
        .execute(),
    );
    await ask(tenant, recruiter, (await onlyOne(tenant, recruiter)).key);
    const [third] = await waiting(tenant, veteran);
    expect((await onlyOne(tenant, recruiter, { tab: 'contact' })).request).toMatchObject({ id: third?.id, status: 'pending' });
  });

  test('that is declined keeps the veteran anonymous and is not repeated', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    const { key, label } = await onlyOne(tenant, recruiter);
    await ask(tenant, recruiter, key);
    const [request] = await waiting(tenant, veteran);
    await tenant.call(declineContactRequest, { params: { id: request?.id ?? 0 }, body: {} }, veteran);
    expect(await titles(tenant, recruiter)).toEqual([`${label} declined your contact request`]);
    expect((await onlyOne(tenant, recruiter)).person).toBeNull();
    const again = await tenant.call(sendContactRequests, { body: { keys: [key], message: MESSAGE } }, recruiter);
    expect(again.body.data).toEqual({
      sent: 0,
      skipped: [{ key, label, reason: 'Not open to requests from your company right now' }],
    });
    const twice = await tenant.call(acceptContactRequest, { params: { id: request?.id ?? 0 } }, veteran);
    expect([twice.status, twice.failure.message]).toEqual([409, 'This request was already declined.']);
  });

  test('that is reported hides the veteran from the company and tells the operators', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const operator = await tenant.person('operator');
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    await ask(tenant, recruiter, key);
    const [request] = await waiting(tenant, veteran);
    const body = { reported: true, report: 'They want a fee.' };
    expect((await tenant.call(declineContactRequest, { params: { id: request?.id ?? 0 }, body }, veteran)).status).toBe(200);
    expect((await find(tenant, recruiter)).data).toEqual([]);
    const name = await companyName(tenant, recruiter.company_id);
    expect((await tenant.call(getVisibility, {}, veteran)).body.data.hidden_companies).toEqual([name]);
    const { data } = (await tenant.call(findNotifications, {}, operator)).body;
    expect(data).toMatchObject([{ title: `A veteran reported a contact request from ${name}`, body: 'They want a fee.' }]);
  });

  test('is sent once however often and however simultaneously it is asked for', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        tenant.call(sendContactRequests, { body: { keys: [key, key], message: MESSAGE } }, recruiter),
      ),
    );
    expect(answers.map(({ body }) => body.data.sent).sort()).toEqual([0, 0, 0, 0, 1]);
    expect(await waiting(tenant, veteran)).toHaveLength(1);
    expect(await titles(tenant, veteran)).toHaveLength(1);
  });

  test('expires, after which it can neither be accepted nor block another', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    await ask(tenant, recruiter, key);
    const [request] = await waiting(tenant, veteran);
    await tenant.run((db) =>
      db
        .updateTable('contact_requests')
        .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
        .where('tenant_id', '=', db.tenant_id)
        .execute(),
    );
    expect((await onlyOne(tenant, recruiter)).request?.status).toBe('expired');
    const late = await tenant.call(acceptContactRequest, { params: { id: request?.id ?? 0 } }, veteran);
    expect([late.status, late.failure.message]).toEqual([409, 'This request has expired.']);
    expect((await onlyOne(tenant, recruiter)).person).toBeNull();
    await ask(tenant, recruiter, key);
    expect(await waiting(tenant, veteran)).toHaveLength(1);
  });

  test('can be withdrawn until it is answered', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    await ask(tenant, recruiter, key);
    const [request] = await waiting(tenant, veteran);
    const withdraw = () => tenant.call(withdrawContactRequest, { params: { id: request?.id ?? 0 } }, recruiter);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    expect(await waiting(tenant, veteran)).toEqual([]);
  });

  test.each([
    ['asks for money', 'Please send us £50 before your interview so that we can book it.', 'message'],
    ['asks for bank details', 'Please send us your bank account details by tomorrow.', 'message'],
    ['says next to nothing', 'Hi', 'message'],
  ])('that %s is refused', async (_, message, field) => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    const { status, failure } = await tenant.call(sendContactRequests, { body: { keys: [key], message } }, recruiter);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('counts toward the daily limit of the company', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    await tenant.run(async (db) => {
      const request = {
        company_id: recruiter.company_id,
        veteran_id: veteran.id,
        sender_id: recruiter.id,
        message: MESSAGE,
        status: 'withdrawn' as const,
        expires_at: new Date().toISOString(),
      };
      await db
        .insertInto('contact_requests')
        .values(Array.from({ length: 100 }, () => request))
        .execute();
    });
    expect((await tenant.call(sendContactRequests, { body: { keys: [key], message: MESSAGE } }, recruiter)).status).toBe(429);
  });

  test('names an open job of the company only', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    const { key } = await onlyOne(tenant, recruiter);
    const body = { keys: [key], message: MESSAGE };
    const strange = await tenant.call(sendContactRequests, { body: { ...body, job_id: await buildJob(tenant) } }, recruiter);
    expect([strange.status, Object.keys(strange.failure.errors ?? {})]).toEqual([422, ['job_id']]);
    const job_id = await buildJob(tenant, { company_id: recruiter.company_id, title: 'Plant Fitter' });
    expect((await tenant.call(sendContactRequests, { body: { ...body, job_id } }, recruiter)).status).toBe(201);
    expect((await waiting(tenant, veteran))[0]?.job).toEqual({ id: job_id, title: 'Plant Fitter', is_open: true });
  });
});

describe('an applicant', () => {
  test('is listed with name for the company applied to, with nothing but what was sent unless open to it', async () => {
    const tenant = await newTenant();
    const [recruiter, stranger] = [await tenant.recruiter(), await tenant.recruiter()];
    const veteran = await buildCandidate(tenant, { is_open: false });
    const job_id = await buildJob(tenant, { company_id: recruiter.company_id, title: 'Plant Fitter' });
    await tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, veteran);
    await refresh(tenant);
    const applicant = await onlyOne(tenant, recruiter, { tab: 'applied' });
    expect(applicant).toMatchObject({
      label: 'Zebedee Quillfeather',
      applications: [{ job_id, job_title: 'Plant Fitter', stage: 'submitted' }],
      applications_total: 1,
      facts: { headline: null, skills: [], clearance: null, job_types: [], work_types: [], areas: [], available_on: null },
    });
    expect((await find(tenant, recruiter, { tab: 'applied', skill: 'Welding' })).data).toEqual([]);
    expect((await find(tenant, recruiter, { tab: 'applied', job_type: 'full_time' })).data).toEqual([]);
    expect((await find(tenant, recruiter, { tab: 'applied' })).counts.job_type).toEqual([]);
    expect((await find(tenant, recruiter)).data).toEqual([]);
    for (const tab of ['open', 'applied', 'contact'] as const) expect((await find(tenant, stranger, { tab })).data).toEqual([]);
    expect((await tenant.call(getCandidate, { params: { id: applicant.key } }, stranger)).status).toBe(404);
  });
});

test('applicants are listed with every job and stage, and filtered by stage with exact counts', async () => {
  const tenant = await newTenant();
  const [recruiter, stranger] = [await tenant.recruiter(), await tenant.recruiter()];
  const [several, one] = [await buildCandidate(tenant, { is_open: false }), await buildCandidate(tenant, { is_open: false })];
  const apply = async (company_id: number, title: string, veteran: Person) => {
    const id = await buildJob(tenant, { company_id, title });
    return (await tenant.call(applyForJob, { params: { id }, body: {}, files: { file: pdf() } }, veteran)).body.data.id;
  };
  const fitter = await apply(recruiter.company_id, 'Fitter', several);
  const welder = await apply(recruiter.company_id, 'Welder', several);
  const gone = await apply(recruiter.company_id, 'Rigger', several);
  await apply(stranger.company_id, 'Driver', several);
  await apply(recruiter.company_id, 'Planner', one);
  await tenant.call(withdrawApplication, { params: { id: gone } }, several);
  await tenant.call(moveApplicant, { params: { id: fitter }, body: { stage: 'shortlisted' } }, recruiter);
  await refresh(tenant);
  const applied = async (stage: ('submitted' | 'shortlisted' | 'hired')[], more = {}) => {
    const { data, meta, counts } = await find(tenant, recruiter, { tab: 'applied', stage, ...more });
    return {
      total: meta.total,
      counts: counts.stage,
      shown: data.map(({ applications }) => applications.map(({ job_title }) => job_title)),
    };
  };
  const counts = [
    { value: 'submitted', label: 'New', count: 2 },
    { value: 'shortlisted', label: 'Shortlisted', count: 1 },
  ];
  expect(await applied(['shortlisted'])).toEqual({ total: 1, counts, shown: [['Welder', 'Fitter']] });
  expect(await applied(['submitted'])).toMatchObject({ total: 2, counts });
  expect(await applied(['submitted', 'shortlisted'])).toMatchObject({ total: 2, counts });
  expect(await applied(['hired'])).toEqual({ total: 0, counts, shown: [] });
  const { data } = await find(tenant, recruiter, { tab: 'applied', stage: ['shortlisted'] });
  expect(data[0]).toMatchObject({
    applications: [
      { id: welder, stage: 'submitted' },
      { id: fitter, stage: 'shortlisted' },
    ],
    applications_total: 2,
  });
  expect((await find(tenant, stranger, { tab: 'applied' })).counts.stage).toEqual([
    { value: 'submitted', label: 'New', count: 1 },
  ]);
  expect((await find(tenant, recruiter)).counts.stage).toEqual([]);
});

test('an applicant whose record names no service is listed with what the application says, also while open to contact', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const veteran = await buildCandidate(tenant, { trade: '', service: '', skills: [] });
  const job_id = await buildJob(tenant, { company_id: recruiter.company_id });
  const sent = await tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, veteran);
  const military = [{ id: 'a', country: 'UK', service: 'Royal Navy', rank: 'Petty Officer', trade: 'Vehicle Mechanic' }];
  await buildSentContent(tenant, { id: sent.body.data.id, veteran }, { military, skills: [{ id: 'b', name: 'Welding' }] });
  await refresh(tenant);
  const fromFile = { services: ['Royal Navy'], trades: ['Vehicle Mechanic'], skills: ['Welding and fabrication'] };
  expect((await onlyOne(tenant, recruiter, { tab: 'applied' })).facts).toMatchObject(fromFile);
  await openUp(tenant, veteran, { is_open: false });
  expect((await onlyOne(tenant, recruiter, { tab: 'applied' })).facts).toMatchObject(fromFile);
});

test('a saved list belongs to the company, and a veteran who opts out leaves it', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
  const stranger = await tenant.recruiter();
  const veteran = await buildCandidate(tenant);
  const { key } = await onlyOne(tenant, recruiter);
  const created = await tenant.call(createCandidateList, { body: { name: 'Workshop', keys: [key] } }, recruiter);
  const id = created.body.data.id;
  expect([created.status, created.body.data]).toEqual([201, { id, name: 'Workshop', count: 1 }]);
  expect((await tenant.call(createCandidateList, { body: { name: 'WORKSHOP' } }, colleague)).status).toBe(409);
  expect((await onlyOne(tenant, colleague, { list: id })).list_ids).toEqual([id]);
  expect((await tenant.call(findCandidateLists, {}, stranger)).body.data).toEqual([]);
  expect((await onlyOne(tenant, stranger)).list_ids).toEqual([]);
  const change = (listed: boolean, as: Person) =>
    tenant.call(updateCandidateList, { params: { id }, body: { keys: [key], listed } }, as);
  expect((await change(true, stranger)).status).toBe(404);
  expect((await change(false, colleague)).body.data.count).toBe(0);
  expect((await change(true, colleague)).body.data.count).toBe(1);
  await openUp(tenant, veteran, { is_open: false });
  expect((await tenant.call(findCandidateLists, {}, recruiter)).body.data).toEqual([{ id, name: 'Workshop', count: 0 }]);
  expect((await tenant.call(deleteCandidateList, { params: { id } }, stranger)).status).toBe(404);
  expect((await tenant.call(deleteCandidateList, { params: { id } }, colleague)).status).toBe(200);
});

test('the veteran sees which companies opened the profile, once a day each, and never who', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const veteran = await buildCandidate(tenant);
  const { key } = await onlyOne(tenant, recruiter);
  await tenant.call(getCandidate, { params: { id: key } }, recruiter);
  await tenant.call(getCandidate, { params: { id: key } }, recruiter);
  const { data, meta } = (await tenant.call(findProfileViews, {}, veteran)).body;
  expect(meta.total).toBe(1);
  expect(data).toEqual([
    { at: expect.any(String), company_name: await companyName(tenant, recruiter.company_id), what: 'profile', job_title: null },
  ]);
});

test('the veteran sees which company opened only the CV of an application, for which job', async () => {
  const tenant = await newTenant();
  const { id, job_id, recruiter, veteran } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  await tenant.call(getSentResume, { params: { id } }, recruiter);
  const { data, meta } = (await tenant.call(findProfileViews, {}, veteran)).body;
  expect(meta.total).toBe(1);
  expect(data).toEqual([
    { at: expect.any(String), company_name: await companyName(tenant, recruiter.company_id), what: 'cv', job_title: 'Fitter' },
  ]);
  // Neither the own download nor another applicant's CV counts.
  await tenant.call(getSentResume, { params: { id } }, veteran);
  const other = await tenant.veteran();
  await tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, other);
  expect((await tenant.call(findProfileViews, {}, veteran)).body.meta.total).toBe(1);
  expect((await tenant.call(findProfileViews, {}, other)).body.data).toEqual([]);
});

describe('the veteran’s choices', () => {
  test('are closed to begin with', async () => {
    const tenant = await newTenant();
    const { data } = (await tenant.call(getVisibility, {}, await tenant.veteran())).body;
    expect(data).toMatchObject({ is_open: false, headline: null, shows_clearance: false, hidden_companies: [], revision: 0 });
  });

  test.each([
    ['the name', 'Quillfeather, ready for heavy plant'],
    ['an email', 'Write to me@example.test'],
    ['a phone number', 'Call 07700 900 123'],
    ['a web address', 'See www.example.test'],
  ])('refuse a headline with %s', async (_, headline) => {
    const tenant = await newTenant();
    const veteran = await buildCandidate(tenant, { is_open: false });
    const { status, failure } = await openUp(tenant, veteran, { headline });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['headline']]);
  });

  test('are not overwritten from an older page', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran();
    const body = { is_open: true, headline: null, shows_clearance: false, hidden_companies: [], revision: 0 };
    const answers = await Promise.all([1, 2].map(() => tenant.call(updateVisibility, { body }, veteran)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('hiding from a company in contact ends that contact', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    await ask(tenant, recruiter, (await onlyOne(tenant, recruiter)).key);
    await tenant.call(acceptContactRequest, { params: { id: (await waiting(tenant, veteran))[0]?.id ?? 0 } }, veteran);
    await openUp(tenant, veteran, { hidden_companies: [await companyName(tenant, recruiter.company_id)] });
    expect((await find(tenant, recruiter, { tab: 'contact' })).data).toEqual([]);
    const { data } = (await tenant.call(findContactRequests, {}, veteran)).body;
    expect(data).toMatchObject([{ status: 'ended' }]);
  });

  test('close by themselves after six months without signing in', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const veteran = await buildCandidate(tenant);
    const rule = candidateRetention.find(({ name }) => name === 'idle_candidates');
    const erase = (now: Date) =>
      tenant.run(async (db) =>
        rule?.erase(db, now, { applications_months: 12, idle_accounts_months: 72, security_events_months: 12 }),
      );
    expect(await erase(new Date(Date.now() + 100 * 86_400_000))).toBe(0);
    const later = new Date(Date.now() + 200 * 86_400_000);
    const signedIn = (daysBefore: number) =>
      tenant.run((db) =>
        db
          .updateTable('users')
          .set({ last_signed_in_at: new Date(later.getTime() - daysBefore * 86_400_000).toISOString() })
          .where('id', '=', veteran.id)
          .execute(),
      );
    // The session of that day was erased in the meantime.
    await signedIn(100);
    expect(await erase(later)).toBe(0);
    await signedIn(190);
    expect(await erase(later)).toBe(1);
    expect((await find(tenant, recruiter)).data).toEqual([]);
  });
});

test('a company has at most 50 lists, also when 60 are made at the same time', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
  const created = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      tenant.call(createCandidateList, { body: { name: `List ${index}`, keys: [] } }, index % 2 ? recruiter : colleague),
    ),
  );
  expect(created.filter(({ status }) => status === 201 || status === 200)).toHaveLength(50);
  expect((await tenant.call(findCandidateLists, {}, recruiter)).body.data).toHaveLength(50);
});
