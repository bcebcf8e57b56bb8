import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ownApplications } from '#features/applications/server/index.ts';
import type { RequestStatus } from '#features/candidates/rules.ts';
import type { Stage } from '#features/jobs/stages.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { hasName } from '#kit/server/database/names.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import type { InboxFilter, Side } from '../rules.ts';
import type { Party } from './policy.ts';

/** What a conversation is about, with everything that decides who may write. `id` is null before the first message. */
export type Subject = {
  id: number | null;
  application_id: number | null;
  contact_request_id: number | null;
  company_id: number;
  company_name: string;
  company_status: string;
  veteran_id: number;
  veteran_name: string;
  first_name: string;
  veteran_status: string;
  job_id: number | null;
  job_title: string | null;
  /** The recruiter who posted the job, or sent the contact request. */
  owner_id: number | null;
  stage: Stage | null;
  stage_since: string | null;
  request_status: RequestStatus | null;
  is_blocked: boolean;
  is_hidden_company: boolean;
  veteran_unread: number;
  company_unread: number;
};

const hides = (db: TenantDb, companyId: RawBuilder<unknown>, veteranId: RawBuilder<unknown>, name: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from candidate_hidden_companies h where h.tenant_id = ${db.tenant_id} and h.user_id = ${veteranId}
    and (h.company_id = ${companyId} or h.name_key = lower(${name})))`;

const people = (db: TenantDb) => sql`c.id as company_id, c.name as company_name, c.status as company_status, v.id as veteran_id,
  ${fullName('v')} as veteran_name, v.first_name, v.status as veteran_status,
  cv.blocked_at is not null as is_blocked, coalesce(cv.veteran_unread, 0) as veteran_unread,
  coalesce(cv.company_unread, 0) as company_unread,
  ${hides(db, sql`c.id`, sql`v.id`, sql`c.name`)} as is_hidden_company`;

/** Sent applications of this party with what messages need to know of them. */
export async function findApplicationSubjects(db: TenantDb, party: Party, ids: readonly number[]): Promise<Subject[]> {
  const own: RawBuilder<SqlBool> =
    party.side === 'veteran' ? sql`a.veteran_id = ${party.id}` : sql`j.company_id = ${party.company_id}`;
  const { rows } = await sql<Subject>`
    select cv.id, a.id as application_id, null::int as contact_request_id, j.id as job_id, j.title as job_title,
      j.created_by as owner_id, a.stage, a.stage_since, null::text as request_status, ${people(db)}
    from ${party.side === 'veteran' ? ownApplications(db) : sql.table('applications')} a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
    join users v on v.tenant_id = a.tenant_id and v.id = a.veteran_id
    left join conversations cv on cv.tenant_id = a.tenant_id and cv.application_id = a.id
    where a.tenant_id = ${db.tenant_id} and a.id = any(${ids}::int[]) and a.stage <> 'draft' and ${own}
    order by a.id`.execute(db);
  return rows;
}

/**
 * An accepted contact request of this party. Once the contact has ended the company sees the veteran as anonymous again, so only the veteran
 * still reads the conversation.
 */
export async function findContactSubject(db: TenantDb, party: Party, id: number): Promise<Subject | undefined> {
  const own: RawBuilder<SqlBool> =
    party.side === 'veteran'
      ? sql`q.veteran_id = ${party.id} and (q.status = 'accepted' or cv.id is not null)`
      : sql`q.company_id = ${party.company_id} and q.status = 'accepted'`;
  const { rows } = await sql<Subject>`
    select cv.id, null::int as application_id, q.id as contact_request_id, j.id as job_id, j.title as job_title,
      q.sender_id as owner_id, null::text as stage, null::text as stage_since, q.status as request_status, ${people(db)}
    from contact_requests q
    join companies c on c.tenant_id = q.tenant_id and c.id = q.company_id
    join users v on v.tenant_id = q.tenant_id and v.id = q.veteran_id
    left join jobs j on j.tenant_id = q.tenant_id and j.id = q.job_id
    left join conversations cv on cv.tenant_id = q.tenant_id and cv.contact_request_id = q.id
    where q.tenant_id = ${db.tenant_id} and q.id = ${id} and ${own}`.execute(db);
  return rows[0];
}

type NewConversation = Pick<Subject, 'application_id' | 'contact_request_id' | 'company_id' | 'veteran_id' | 'job_id'>;

/** Creates the conversations that don't exist yet. */
export async function insertConversations(db: TenantDb, about: readonly NewConversation[], created_at: string): Promise<void> {
  for (const slice of slicesOf(about))
    await db
      .insertInto('conversations')
      .values(
        slice.map(({ application_id, contact_request_id, company_id, veteran_id, job_id }) => ({
          application_id,
          contact_request_id,
          company_id,
          veteran_id,
          job_id,
          created_at,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Locks conversations in the order of their ids, so that two bulk messages never wait for each other. */
export const lockConversations = (
  db: TenantDb,
  about: { application_ids: readonly number[]; contact_request_id: number | null },
) =>
  db
    .selectFrom('conversations')
    .where('tenant_id', '=', db.tenant_id)
    .where(
      sql<SqlBool>`(application_id = any(${about.application_ids}::int[]) or contact_request_id = ${about.contact_request_id}::int)`,
    )
    .select(['id', 'application_id', 'contact_request_id', 'blocked_at', 'veteran_unread', 'company_unread'])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Records that messages of a side were delivered now, one for each conversation. */
export async function addDelivered(db: TenantDb, ids: readonly number[], side: Side, at: string): Promise<void> {
  const unread = side === 'veteran' ? sql`company_unread = company_unread + 1` : sql`veteran_unread = veteran_unread + 1`;
  await sql`
    update conversations set ${unread}, veteran_last_at = ${at}::timestamptz, company_last_at = ${at}::timestamptz, last_from = ${side}
    where tenant_id = ${db.tenant_id} and id = any(${ids}::int[])`.execute(db);
}

/** Shows conversations in the sender's inbox although their first message is held. */
export async function addHeld(db: TenantDb, ids: readonly number[], side: Side, at: string): Promise<void> {
  const column = side === 'veteran' ? sql`veteran_last_at` : sql`company_last_at`;
  await sql`
    update conversations set ${column} = greatest(${column}, ${at}::timestamptz)
    where tenant_id = ${db.tenant_id} and id = any(${ids}::int[])`.execute(db);
}

export async function setUnread(db: TenantDb, id: number, side: Side, unread: number): Promise<void> {
  await db
    .updateTable('conversations')
    .set(side === 'veteran' ? { veteran_unread: unread } : { company_unread: unread })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function setBlocked(db: TenantDb, id: number, blocked_at: string | null): Promise<void> {
  await db.updateTable('conversations').set({ blocked_at }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** Conversations `cv` that a party can see and that have a message for it. */
function inboxOf(db: TenantDb, party: Party): RawBuilder<unknown> {
  const conditions: RawBuilder<SqlBool>[] = [sql`cv.tenant_id = ${db.tenant_id}`];
  if (party.side === 'veteran') conditions.push(sql`cv.veteran_id = ${party.id}`, sql`cv.veteran_last_at is not null`);
  else
    conditions.push(
      sql`cv.company_id = ${party.company_id}`,
      sql`cv.company_last_at is not null`,
      sql`(cv.contact_request_id is null or exists (select from contact_requests q
        where q.tenant_id = ${db.tenant_id} and q.id = cv.contact_request_id and q.status = 'accepted'))`,
    );
  return sql`conversations cv where ${sql.join(conditions, sql` and `)}`;
}

/**
 * Whether a conversation `cv` of an inbox contains words in the name of the other side, the job's title, or a message. Each of the three is
 * searched once for all conversations, and only among those that they refer to. People are an array, which the index of names takes as one
 * condition; a join reads the names of the whole tenant.
 */
function contains(db: TenantDb, party: Party, search: string): RawBuilder<SqlBool> {
  const text = sql`lower(${search})`;
  const has = (lowerCase: RawBuilder<unknown>) => sql`position(${text} in ${lowerCase}) > 0`;
  const inbox = inboxOf(db, party);
  const [other, jobs, messages] =
    party.side === 'veteran'
      ? [
          sql`cv.company_id in (select c.id from companies c where c.tenant_id = ${db.tenant_id}
            and c.id in (select cv.company_id from ${inbox}) and ${hasName(sql`c.name`, search)})`,
          sql`j.id in (select cv.job_id from ${inbox})`,
          sql`m.conversation_id in (select cv.id from ${inbox})`,
        ]
      : [
          sql`cv.veteran_id in (select v.id from users v where v.tenant_id = ${db.tenant_id}
            and v.id = any(array(select cv.veteran_id from ${inbox})) and ${hasName(sql`v.search_name`, search)})`,
          sql`j.company_id = ${party.company_id}`,
          canPreselect(search)
            ? // Only messages with all groups of bytes of the text are compared. They are found in an index that has nothing else.
              sql`m.company_id = ${party.company_id} and m.id = any(array(select p.id from messages p where p.tenant_id = ${db.tenant_id}
                and p.company_id = ${party.company_id} and (p.search_groups & byte_groups(${text})) = byte_groups(${text})))`
            : sql`m.company_id = ${party.company_id}`,
        ];
  // What is searched last is searched only if a conversation matches neither of the others.
  return sql<SqlBool>`(cv.job_id in (select j.id from jobs j where j.tenant_id = ${db.tenant_id} and ${jobs} and ${has(sql`lower(j.title)`)})
    or cv.id in (select m.conversation_id from messages m where m.tenant_id = ${db.tenant_id} and ${messages}
      and (m.state = 'sent' or m.side = ${party.side}) and ${has(sql`m.search_text`)})
    or ${other})`;
}

/** Whether a text has a group of bytes (`byte_groups` in the database). Without one, every message would be preselected. */
const canPreselect = (search: string): boolean => Buffer.byteLength(search) >= 3;

type InboxRow = {
  id: number;
  application_id: number | null;
  contact_request_id: number | null;
  company_id: number;
  company_name: string;
  job_id: number | null;
  job_title: string | null;
  veteran_name: string;
  unread: number;
  is_waiting: boolean;
  is_blocked: boolean;
};
type InboxCounts = Record<InboxFilter, number>;

/** One page of an inbox and how many conversations each filter has. Names are read for the page only. */
export async function findInbox(
  db: TenantDb,
  party: Party,
  { filter, search, page }: { filter: InboxFilter; search: string; page: number },
  perPage: number,
): Promise<{ rows: InboxRow[]; counts: InboxCounts }> {
  const { side } = party;
  const mine =
    side === 'veteran'
      ? { unread: sql`cv.veteran_unread`, at: sql`cv.veteran_last_at` }
      : { unread: sql`cv.company_unread`, at: sql`cv.company_last_at` };
  const FILTERED: Record<InboxFilter, RawBuilder<SqlBool>> = {
    all: sql`true`,
    unread: sql`unread > 0`,
    waiting: sql`is_waiting`,
  };
  // Without a search, the page is the first of the index in its order, and the counts are a pass of their own.
  const [once, matches] = search === '' ? [sql`not materialized`, sql`true`] : [sql`materialized`, contains(db, party, search)];
  const { rows } = await sql<{ counts: InboxCounts; ids: number[] }>`
    with found as ${once} (
      select cv.id, ${mine.unread} as unread, ${mine.at} as at, coalesce(cv.last_from <> ${side}, false) as is_waiting
      from ${inboxOf(db, party)} and ${matches})
    select (select json_build_object('all', count(*), 'unread', count(*) filter (where ${FILTERED.unread}),
        'waiting', count(*) filter (where ${FILTERED.waiting})) from found) as counts,
      array(select id from found where ${FILTERED[filter]} order by at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}) as ids`.execute(
    db,
  );
  const { counts, ids } = rows[0] ?? { counts: { all: 0, unread: 0, waiting: 0 }, ids: [] };
  const { rows: shown } = await sql<InboxRow>`
    select cv.id, cv.application_id, cv.contact_request_id, cv.company_id, c.name as company_name, cv.job_id, j.title as job_title,
      ${fullName('v')} as veteran_name, ${mine.unread} as unread,
      coalesce(cv.last_from <> ${side}, false) as is_waiting, cv.blocked_at is not null as is_blocked
    from unnest(${sql.val(ids)}::int[]) with ordinality as k (id, place_in_list)
    join conversations cv on cv.tenant_id = ${db.tenant_id} and cv.id = k.id
    join companies c on c.tenant_id = ${db.tenant_id} and c.id = cv.company_id
    join users v on v.tenant_id = ${db.tenant_id} and v.id = cv.veteran_id
    left join jobs j on j.tenant_id = ${db.tenant_id} and j.id = cv.job_id
    order by k.place_in_list`.execute(db.prepared);
  return { rows: shown, counts };
}

export async function countUnread(db: TenantDb, party: Party): Promise<number> {
  const unread = party.side === 'veteran' ? sql`cv.veteran_unread > 0` : sql`cv.company_unread > 0`;
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${inboxOf(db, party)} and ${unread}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The latest message of each conversation that a side can see. */
export async function findLastMessages(db: TenantDb, side: Side, ids: readonly number[]) {
  const { rows } = await sql<{
    conversation_id: number;
    side: Side;
    state: 'sent' | 'held' | 'refused';
    text: string;
    at: string;
    sender_id: number;
    sender_name: string | null;
  }>`
    select cv.id as conversation_id, last.side, last.state, last.text, last.at, last.sender_id,
      (select ${fullName('u')} from users u where u.tenant_id = ${db.tenant_id} and u.id = last.sender_id) as sender_name
    from conversations cv cross join lateral (
      select m.side, m.state, m.at, m.sender_id, left(m.body, 200) as text from messages m
      where m.tenant_id = ${db.tenant_id} and m.conversation_id = cv.id and (m.state = 'sent' or m.side = ${side})
      order by m.at desc, m.id desc limit 1) last
    where cv.tenant_id = ${db.tenant_id} and cv.id = any(${ids}::int[])`.execute(db.prepared);
  return new Map(rows.map((row) => [row.conversation_id, row]));
}

/**
 * The active recruiters of a company, and those of them who are involved in a conversation: who wrote in it, and its owner.
 */
export async function findCompanyReaders(
  db: TenantDb,
  about: { company_id: number; owner_id: number | null; conversation_id: number },
): Promise<{ involved: number[]; all: number[] }> {
  const { rows } = await sql<{ id: number; is_involved: boolean }>`
    select u.id, u.id = ${about.owner_id}::int or exists (select from messages m where m.tenant_id = ${db.tenant_id}
        and m.conversation_id = ${about.conversation_id} and m.side = 'company' and m.sender_id = u.id) as is_involved
    from users u
    where u.tenant_id = ${db.tenant_id} and u.company_id = ${about.company_id} and u.role = 'recruiter' and u.status = 'active'
    order by u.id`.execute(db);
  return { involved: rows.filter(({ is_involved }) => is_involved).map(({ id }) => id), all: rows.map(({ id }) => id) };
}
