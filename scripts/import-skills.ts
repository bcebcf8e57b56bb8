import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importSkills, readSkillList } from '#db/import-skills.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run import:skills -- FILE [--preview]

Adds skills, or aliases of skills, to those that jobs, records and courses are compared by. FILE is CSV with the columns name, code, kind (plain,
common or licence) and aliases (separated by ;), or a JSON array of objects with these keys. Only name is required. --preview says what would change
and changes nothing. Jobs are recognised again in the background. Running it again changes only what has changed in the file.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, preview: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotStart(`${file} cannot be read.`);
  });
  const { skills, refused } = await readSkillList(text);
  for (const { line, reason } of refused.slice(0, 50)) console.log(`Line ${line}: ${reason}`);
  const installation = await openInstallation();
  try {
    const { added, changed, unchanged } = await importSkills({
      ownerUrl: installation.ownerUrl,
      skills,
      preview: values.preview,
    });
    if (values.preview)
      for (const code of [...added, ...changed].slice(0, 50)) console.log(`${added.includes(code) ? 'New' : 'Changed'}: ${code}`);
    console.log(
      `${values.preview ? 'Would be: ' : ''}${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${refused.length} refused.`,
    );
    return skills.length > 0 ? 0 : 1;
  } finally {
    await installation.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
