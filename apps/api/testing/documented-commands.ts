import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** The blocks of code of a page of `docs`, by language. */
export function codeBlocks(page: string, language: string): string[] {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);
}

/** Runs commands in one shell, in which a command that fails ends it. @returns what they print, by command */
export async function runCommands(commands: readonly string[]): Promise<string[]> {
  const script = ['set -euo pipefail', ...commands.map((command) => `${command}\nprintf '\\n---\\n'`)].join('\n');
  const shell = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [printed, errors] = ['', ''];
  shell.stdout.on('data', (part) => {
    printed += part;
  });
  shell.stderr.on('data', (part) => {
    errors += part;
  });
  const status = await new Promise((done) => shell.on('close', done));
  expect([status, errors, printed.slice(-500)]).toMatchObject([0, '', expect.any(String)]);
  return printed.split('\n---\n');
}
