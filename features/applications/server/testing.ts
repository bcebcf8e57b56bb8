import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { buildJob, type JobFields } from '#features/jobs/server/testing.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { applyForJob, moveApplicant } from '../contract.ts';

/** The smallest file detected as a PDF. `mark` makes two of them differ. */
export const pdf = (name = 'cv.pdf', mark = '') =>
  new File([`%PDF-1.4\n% ${mark}\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`], name);

/** A DOCX as word processors write it, stored without compression. */
export const docx = (name = 'cv.docx') =>
  new File(
    [
      zipOf({
        '[Content_Types].xml':
          '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        '_rels/.rels': '<?xml version="1.0"?><Relationships/>',
        'word/document.xml': '<?xml version="1.0"?><w:document/>',
      }),
    ],
    name,
  );

/** A ZIP archive of these entries. */
export function zipOf(entries: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(entries)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text)];
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, place, name]));
    parts.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]));
}

/** A job of a recruiter's company that someone has applied to, the application moved to `stage` by that recruiter a while ago. */
export async function buildApplication(tenant: TestTenant, options: { stage?: Stage; job?: JobFields; veteran?: Person } = {}) {
  const recruiter = await tenant.recruiter();
  const veteran = options.veteran ?? (await tenant.veteran());
  const job_id = await buildJob(tenant, { ...options.job, company_id: recruiter.company_id });
  const sent = await tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, veteran);
  const id = sent.body.data.id;
  if (options.stage && options.stage !== 'submitted') {
    await tenant.call(moveApplicant, { params: { id }, body: { stage: options.stage, reason: 'location' } }, recruiter);
    await passUndo(tenant);
  }
  return { id, job_id, recruiter, veteran };
}

/** More applicants of a job, `Ann Applicant 1` and so on, too many to apply one by one. */
export async function addApplicants(tenant: TestTenant, jobId: number, count: number): Promise<void> {
  const client = await tenant.owner.connect();
  try {
    await client.query('begin');
    await client.query(`set local app.tenant_id = '${tenant.id}'`);
    await client.query(
      `with people as (
         insert into users (tenant_id, role, email, first_name, last_name)
         select $1, 'veteran', 'many' || n || '@example.test', 'Ann', 'Applicant ' || n from generate_series(1, $2::int) n returning id)
       insert into applications (tenant_id, job_id, veteran_id, stage, submitted_at, created_at, stage_since)
       select $1, $3, id, 'submitted', now() - id * interval '1 second', now(), now() from people`,
      [tenant.id, count, jobId],
    );
    await client.query('commit');
    // As PostgreSQL does by itself soon after so many rows.
    await client.query('analyze users, applications');
  } finally {
    client.release();
  }
}

/** Lets the time pass in which recruiters can undo their moves: veterans see them and get the notifications. */
export async function passUndo(tenant: TestTenant): Promise<void> {
  const now = new Date().toISOString();
  await tenant.run(async (db) => {
    await sql`update application_events set visible_from = null
      where tenant_id = ${db.tenant_id} and visible_from is not null`.execute(db);
    await sql`update notifications set created_at = ${now}::timestamptz
      where tenant_id = ${db.tenant_id} and created_at > ${now}::timestamptz`.execute(db);
  });
}
