import sharp from 'sharp';
import type { TenantDb } from '#kit/server/database/db.ts';
import { keepFile } from '#kit/server/files/files.ts';

/** Marks of the invented employers, without letters: text would need a font of the machine. */
const MARKS = [
  '<path d="M96 352 L256 96 L416 352 Z M176 352 L256 224 L336 352 Z" fill-rule="evenodd"/>',
  '<path d="M112 128h96v256h-96z M224 192h96v192h-96z M336 96h64v288h-64z"/>',
  '<path d="M256 88a168 168 0 1 0 168 168h-72a96 96 0 1 1-96-96z"/>',
  '<path d="M88 176h336v56H88z M88 264h248v56H88z M88 352h160v56H88z"/>',
  '<path d="M256 80 408 168v176l-152 88-152-88V168z M256 168l-76 44v88l76 44 76-44v-88z" fill-rule="evenodd"/>',
  '<path d="M96 320c64-128 96-128 160-64s96 64 160-64v72c-64 128-96 128-160 64s-96-64-160 64z"/>',
  '<path d="M256 88 L296 216 L424 256 L296 296 L256 424 L216 296 L88 256 L216 216 Z"/>',
] as const;
const COLOURS = ['#0b4f6c', '#7a1f3d', '#1f5c3a', '#4a3f8c', '#8a4b08', '#1d3557', '#30475e', '#6b2d5c'] as const;

/** A logo of 512 × 512 pixels as WebP, always the same for a number. */
const draw = (number: number): Promise<Buffer> => {
  const mark = MARKS[number % MARKS.length] ?? MARKS[0];
  const colour = COLOURS[(number * 3) % COLOURS.length] ?? COLOURS[0];
  const isFilled = number % 2 === 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="${isFilled ? colour : '#fff'}"/><g fill="${isFilled ? '#fff' : colour}">${mark}</g></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 90 }).toBuffer();
};

/** Two of three employers have a logo; the others show their initials. Its owner is an admin of the company, or an operator where nobody signs in for it. */
export async function insertLogos(db: TenantDb): Promise<void> {
  const companies = await db
    .selectFrom('companies as c')
    .where('c.tenant_id', '=', db.tenant_id)
    .where('c.status', '=', 'active')
    .select((eb) => [
      'c.id',
      eb
        .selectFrom('users as u')
        .whereRef('u.tenant_id', '=', 'c.tenant_id')
        .whereRef('u.company_id', '=', 'c.id')
        .select((one) => one.fn.min('u.id').as('id'))
        .as('recruiter_id'),
    ])
    .orderBy('c.id')
    .execute();
  const operator = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('role', '=', 'operator')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  for (const [number, { id, recruiter_id }] of companies.entries()) {
    if (number % 3 === 2) continue;
    const logo_file_id = await keepFile(db, {
      owner_id: recruiter_id ?? operator.id,
      name: 'logo.webp',
      content_type: 'image/webp',
      bytes: await draw(number),
    });
    await db.updateTable('companies').set({ logo_file_id }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
  }
}
