import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importSkills, readSkillList } from '#db/import-skills.ts';
import { openInstallation } from '../open-installation.ts';
import { onlyArgument, requireFile, runCommand } from '../run-command.ts';

async function run(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { preview: { type: 'boolean', default: false } },
  });
  const file = onlyArgument(positionals, 'file to import');
  requireFile(file);
  const text = await readFile(file, 'utf8');
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

await runCommand('import -- skills', run);
