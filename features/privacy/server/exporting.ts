import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { renderResumeToSend } from '#features/resumes/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { cleanFileName, FILE_ENDINGS } from '#kit/server/files.ts';
import { exportRows, type PersonalTable } from '#kit/server/personal-data.ts';
import { findFileBytes, findOwnFiles, findOwnResumes } from './queries.ts';

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

const README = `This is everything that is stored about you.

data/       One JSON file per kind of data. Times are in UTC.
cvs/        Your CVs as PDF. Each also contains its content as JSON Resume.
uploads/    The files you uploaded. A file that you used several times is here once; data/files.json lists all of them.

Notes that employers write among themselves about their applicants are not part of it. Ask the employer for these.
`;

const NO_PDF = 'This PDF could not be created. The content of the CV is in data/resumes.json; download the PDF from your CVs.\n';

/**
 * A person’s data as a ZIP, made while it is sent: one table, CV or file is in memory at a time. @returns the bytes as a stream
 */
export function personalDataZip(withTenant: WithTenant, userId: number, tables: readonly PersonalTable[]): Readable {
  async function* bytes() {
    let ready: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error) throw error;
      ready.push(chunk);
    });
    const drain = () => {
      const chunks = ready;
      ready = [];
      return chunks;
    };
    const add = (entry: ZipDeflate | ZipPassThrough, content: Uint8Array) => {
      zip.add(entry);
      entry.push(content, true);
      return drain();
    };
    const text = (name: string, content: string) => add(new ZipDeflate(name), new TextEncoder().encode(content));

    yield* text('README.txt', README);
    const names = [...new Set(tables.filter((one) => !one.not_exported).map(({ table }) => table))];
    for (const name of names) {
      const rows = await withTenant(async (db) => {
        const found: Record<string, unknown>[] = [];
        for (const listed of tables)
          if (listed.table === name && !listed.not_exported) found.push(...(await exportRows(db, listed, userId)));
        return found;
      });
      if (rows.length > 0) yield* text(`data/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    }

    const taken = new Set<string>();
    for (const { id, title } of await withTenant((db) => findOwnResumes(db, userId))) {
      const pdf = await renderResumeToSend(withTenant, userId, id).catch(() => null);
      if (pdf) yield* add(new ZipPassThrough(freeName('cvs', title, 'pdf', id, taken)), pdf.bytes);
      // The rest of the data does not wait for the typesetter.
      else yield* text(freeName('cvs', title, 'txt', id, taken), NO_PDF);
    }

    const hashes = new Set<string>();
    for (const file of await withTenant((db) => findOwnFiles(db, userId))) {
      const hash = file.sha256.toString('hex');
      if (hashes.has(hash)) continue;
      hashes.add(hash);
      const found = await withTenant((db) => findFileBytes(db, userId, file.id));
      const name = freeName('uploads', file.name, FILE_ENDINGS[file.content_type] ?? 'txt', file.id, taken);
      if (found) yield* add(new ZipPassThrough(name), found.bytes);
    }
    zip.end();
    yield* drain();
  }
  return Readable.from(bytes(), { objectMode: false });
}

/** `cvs/Fleet manager.pdf`; of two with one name, the second has its id too. */
function freeName(
  folder: string,
  name: string,
  kind: Parameters<typeof cleanFileName>[1],
  id: number,
  taken: Set<string>,
): string {
  const wanted = `${folder}/${cleanFileName(name, kind, String(id))}`;
  const free = taken.has(wanted.toLowerCase()) ? `${folder}/${cleanFileName(`${name} ${id}`, kind, String(id))}` : wanted;
  taken.add(free.toLowerCase());
  return free;
}
