import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeBlocks } from '#apps/api/testing/documented-commands.ts';

const run = promisify(execFile);

/** Does what `sftp -b` does with `put`, in a folder beside it, and fails while there is a file `away`. */
const STAND_IN = `#!/bin/sh
set -eu
here=$(dirname "$0")
[ ! -e "$here/away" ]
[ "$1" = -b ] && echo "$3" >> "$here/accounts"
sed 's|^put "\\(.*\\)" \\(.*\\)$|cp "\\1" "'"$here"'/\\2"|' "$2" | sh -e
`;

describe('the documented script that sends the files for Find a job', () => {
  let top: string;
  const inFolder = (...names: string[]) => join(top, ...names);
  beforeEach(async () => {
    top = await mkdtemp(join(tmpdir(), 'muster-upload-'));
    for (const name of ['files', 'bin/Inbound']) await mkdir(inFolder(name), { recursive: true });
    await writeFile(inFolder('send'), codeBlocks('operations/job-exports.md', 'sh')[0] ?? '', { mode: 0o755 });
    await writeFile(inFolder('bin/sftp'), STAND_IN, { mode: 0o755 });
  });
  afterEach(() => rm(top, { recursive: true }));

  /** A file that was written at this second. */
  async function written(name: string, second: number) {
    await writeFile(inFolder('files', name), name);
    await utimes(inFolder('files', name), second, second);
  }
  const send = () =>
    run(inFolder('send'), [inFolder('files'), 'account@host'], {
      env: { ...process.env, PATH: `${inFolder('bin')}:${process.env.PATH}` },
    });
  /** Takes what has arrived. */
  async function arrived(): Promise<string[]> {
    const names = (await readdir(inFolder('bin/Inbound'))).sort();
    await Promise.all(names.map((name) => rm(inFolder('bin/Inbound', name))));
    return names;
  }

  test('sends each file once, and no report', async () => {
    await written('ExpiredAndDeleted-1.xml', 1);
    await written('NewAndEdited-1.xml', 1);
    await written('report.csv', 1);
    await send();
    expect(await arrived()).toEqual(['ExpiredAndDeleted-1.xml', 'NewAndEdited-1.xml']);
    await send();
    expect(await arrived()).toEqual([]);
    const later = Date.now() / 1000 + 60;
    await written('NewAndEdited-2.xml', later);
    await send();
    expect(await arrived()).toEqual(['NewAndEdited-2.xml']);
    expect(await readFile(inFolder('bin/accounts'), 'utf8')).toBe('account@host\n'.repeat(2));
  });

  test('fails where sftp fails, and sends the files the next time', async () => {
    await written('NewAndEdited-1.xml', 1);
    await writeFile(inFolder('bin/away'), '');
    await expect(send()).rejects.toThrow();
    await rm(inFolder('bin/away'));
    await send();
    expect(await arrived()).toEqual(['NewAndEdited-1.xml']);
  });
});
