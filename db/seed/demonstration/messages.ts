import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

type Side = 'veteran' | 'company';
type SeedMessage = {
  from: Side;
  /** Hours before the day of seeding. */
  ago: number;
  subject?: string;
  body: string;
  held_for?: string[];
  reported?: string;
};
type SeedConversation = {
  /** The account of the veteran. */
  email: string;
  job: string;
  messages: SeedMessage[];
  /** The last message of the other side is not read yet. */
  unread_by?: Side;
};

const people = (key: string) => `${key.replaceAll('-', '.')}@people.muster.test`;

const CONVERSATIONS: Record<'muster' | 'homefront', SeedConversation[]> = {
  muster: [
    {
      email: 'veteran@muster.test',
      job: 'Signalling Maintenance Technician',
      unread_by: 'veteran',
      messages: [
        {
          from: 'company',
          ago: 52,
          subject: 'Your application to Northgate Rail',
          body: 'Dear Rhys,\n\nThank you for applying. Keeping Apache helicopters ready to fly is close to what our technicians do for interlockings. Have you worked under a permit system like the one on the railway?',
        },
        {
          from: 'veteran',
          ago: 30,
          body: 'Thank you for getting back to me.\n\nYes: every job on the line needed a signed permit and a second signature before the aircraft was released. I am happy to learn the railway’s own rules.',
        },
        {
          from: 'company',
          ago: 3,
          body: 'That is what we hoped to hear. We run a day for applicants at the York depot next month. Would you like to come and see the work before we go further? Travel is paid.',
        },
      ],
    },
    {
      email: people('victoria-lang'),
      job: 'Possession Planner',
      unread_by: 'company',
      messages: [
        {
          from: 'company',
          ago: 28,
          subject: 'Interview for Possession Planner',
          body: 'Dear Victoria, we would like to meet you. The interview takes about 45 minutes, with a short planning exercise. Is there anything you need from us beforehand?',
        },
        {
          from: 'veteran',
          ago: 5,
          body: 'Thank you, I look forward to it. Could you tell me which planning software you use, so that I can read up on it? And is there parking at the office?',
        },
      ],
    },
    {
      email: people('ratu-tevita-naqica'),
      job: 'Overhead Line Team Leader',
      messages: [
        {
          from: 'company',
          ago: 96,
          body: 'Dear Ratu, thank you for applying. Our teams work at height: do you hold a rescue qualification that is still valid?',
        },
        { from: 'veteran', ago: 90, body: 'Yes, it was renewed in spring and runs for two more years.' },
        { from: 'company', ago: 76, body: 'Good, thank you. We will come back to you about the next step by Friday.' },
      ],
    },
    {
      email: people('helen-ashworth'),
      job: 'Health, Safety and Environment Adviser',
      unread_by: 'company',
      messages: [
        {
          from: 'veteran',
          ago: 20,
          body: 'Thank you for the clear answer about the location. I plan to move closer next summer. Would you mind if I applied again then?',
        },
      ],
    },
    {
      email: people('michael-tyrrell'),
      job: 'On-Track Machine Operator',
      messages: [
        {
          from: 'company',
          ago: 6,
          body: 'Dear Michael, so that we can book your medical early, please reply with your National Insurance number and your passport number.',
          held_for: ['identity numbers'],
        },
      ],
    },
    {
      email: people('connor-bright'),
      job: 'Engineering Apprentice (Track and Signalling)',
      messages: [
        {
          from: 'company',
          ago: 60,
          body: 'Before we look at your application: how often were you in trouble with your sergeant? Be honest.',
          reported: 'This has nothing to do with the job and is insulting.',
        },
      ],
    },
  ],
  homefront: [
    {
      email: 'veteran@homefront.test',
      job: 'Transmission System Operator',
      unread_by: 'veteran',
      messages: [
        {
          from: 'company',
          ago: 50,
          subject: 'Your application to Lonestar Grid',
          body: 'Hi Marcus,\n\nYour prime power background stands out. Do you plan to take the NERC System Operator exam, or have you started on it?',
        },
        { from: 'veteran', ago: 44, body: 'I have started. My test date is in six weeks, and I can share the confirmation.' },
        {
          from: 'company',
          ago: 2,
          body: 'Great. We cover the exam fee for new hires. Can we set up a call with the control room lead?',
        },
      ],
    },
    {
      email: people('elena-ramirez'),
      job: 'Transmission System Operator',
      unread_by: 'company',
      messages: [
        {
          from: 'company',
          ago: 30,
          body: 'Hi Elena, thanks for your time yesterday. Is there anything you would like to ask us after the interview?',
        },
        { from: 'veteran', ago: 8, body: 'Thank you for having me. How are the 12-hour rotations scheduled in the first year?' },
      ],
    },
    {
      email: people('anthony-dimarco'),
      job: 'Substation Technician',
      messages: [
        {
          from: 'company',
          ago: 4,
          body: 'Hi Anthony, to get you into our system faster, send me your Social Security number and a copy of your driver’s license.',
          held_for: ['identity numbers'],
        },
      ],
    },
  ],
};

const TEMPLATES = [
  {
    name: 'Invitation to talk',
    subject: 'Your application for {job_title}',
    body: 'Dear {first_name},\n\nThank you for applying for {job_title}. We would like to talk to you and will suggest times shortly.\n\n{recruiter}\n{company}',
  },
  {
    name: 'More time needed',
    subject: 'Update on {job_title}',
    body: 'Dear {first_name},\n\nWe received more applications for {job_title} than we expected. We are still reading yours and will reply within two weeks.\n\n{recruiter}\n{company}',
  },
  {
    name: 'Before the interview',
    subject: null,
    body: 'Dear {first_name},\n\nWe look forward to meeting you. Is there anything we can arrange to make the interview work well for you?\n\n{recruiter}\n{company}',
  },
];

/** Conversations in several states, a message for each of the operators' queues, and templates of the recruiter's company. */
export async function insertMessages(db: TenantDb, slug: 'muster' | 'homefront'): Promise<void> {
  const now = Date.now();
  const companies = new Set<number>();
  for (const conversation of CONVERSATIONS[slug]) {
    const application = await findApplication(db, conversation);
    if (!application)
      throw new Error(
        `The demonstration has messages for an application that is not there: ${conversation.email}, ${conversation.job}`,
      );
    companies.add(application.company_id);
    await insertConversation(db, conversation, application, now);
  }
  await db
    .insertInto('message_templates')
    .values(
      [...companies].flatMap((company_id) =>
        TEMPLATES.map((template) => ({ ...template, company_id, name_key: template.name.toLowerCase() })),
      ),
    )
    .execute();
}

type Application = { id: number; job_id: number; company_id: number; veteran_id: number; recruiter_id: number };

async function findApplication(db: TenantDb, { email, job }: SeedConversation): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select a.id, j.id as job_id, j.company_id, a.veteran_id,
      (select min(u.id) from users u where u.tenant_id = ${db.tenant_id} and u.company_id = j.company_id and u.role = 'recruiter'
        and u.status = 'active') as recruiter_id
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users v on v.tenant_id = a.tenant_id and v.id = a.veteran_id
    where a.tenant_id = ${db.tenant_id} and v.email = ${email} and j.title = ${job}`.execute(db);
  return rows[0];
}

async function insertConversation(
  db: TenantDb,
  { messages, unread_by }: SeedConversation,
  { id: application_id, job_id, company_id, veteran_id, recruiter_id }: Application,
  now: number,
): Promise<void> {
  const timed = messages.map((message) => ({ ...message, at: new Date(now - message.ago * 3_600_000).toISOString() }));
  const delivered = timed.filter(({ held_for }) => !held_for);
  const lastFor = (side: Side) => timed.filter(({ held_for, from }) => !held_for || from === side).at(-1)?.at ?? null;
  const { id } = await db
    .insertInto('conversations')
    .values({
      application_id,
      job_id,
      company_id,
      veteran_id,
      veteran_unread: unread_by === 'veteran' ? 1 : 0,
      company_unread: unread_by === 'company' ? 1 : 0,
      veteran_last_at: lastFor('veteran'),
      company_last_at: lastFor('company'),
      last_from: delivered.at(-1)?.from ?? null,
      created_at: timed[0]?.at ?? new Date(now).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { from, at, subject, body, held_for, reported } of timed) {
    const message = await db
      .insertInto('messages')
      .values({
        conversation_id: id,
        company_id,
        key: crypto.randomUUID(),
        sender_id: from === 'company' ? recruiter_id : veteran_id,
        side: from,
        subject: subject ?? null,
        body,
        held_for: held_for ?? [],
        state: held_for ? 'held' : 'sent',
        at,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (reported)
      await db
        .insertInto('message_reports')
        .values({ message_id: message.id, reporter_id: veteran_id, reason: reported })
        .execute();
  }
}
