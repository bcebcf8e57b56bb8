import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startEngine } from '#features/resumes/output/engine.ts';
import type { Case } from './corpus.ts';

/** The files of the corpus, PDFs printed by a browser or set by Typst. Null where one needs a browser and none is installed. */
export async function filesOf(cases: Case[]): Promise<Map<Case, Buffer> | null> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  // Typst's engine restricts its process to the fonts of the templates. The browser uses those of the machine.
  const { FONTCONFIG_FILE: _, ...env } = process.env;
  const found = existsSync(executablePath) ? { executablePath } : {};
  const needsBrowser = cases.some(({ file }) => 'html' in file);
  const launch = () => chromium.launch({ ...found, env: env as Record<string, string> }).catch(() => null);
  const browser = needsBrowser ? await launch() : null;
  if (needsBrowser && !browser) return null;
  try {
    const page = await browser?.newPage();
    const engine = await startEngine();
    const files = new Map<Case, Buffer>();
    for (const one of cases) {
      const { file } = one;
      if (file.format === 'docx') files.set(one, await file.bytes());
      else if (file.format === 'rtf' || file.format === 'odt') files.set(one, file.bytes());
      else if (file.format === 'txt') files.set(one, Buffer.from(file.text));
      else if ('typst' in file) files.set(one, Buffer.from(engine.layout(file.typst, {}).pdf().pdf));
      else if (page) {
        await page.setContent(file.html);
        const margin = { top: '14mm', bottom: '14mm', left: '16mm', right: '16mm' };
        files.set(one, await page.pdf({ format: file.paper, margin, printBackground: true }));
      }
    }
    return files;
  } finally {
    await browser?.close();
  }
}
