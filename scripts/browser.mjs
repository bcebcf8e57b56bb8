// Finds the browser for the journeys, and installs one where possible.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { giveUp, NODE, ROOT, run, say, seconds } from './prepare.mjs';

/** Chromium without the browser's own windows and pages: the journeys take about a quarter less time. */
const HEADLESS = ['chromium-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const OTHERS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

/** @returns the path of a Chromium that runs; ends the command with a sentence when there is none and none can be installed */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen)
    return runs(chosen)
      ? chosen
      : giveUp(`CHROMIUM_PATH is ${chosen}, which does not run: set it to the path of a Chromium, or unset it.`);

  const found = installed(HEADLESS);
  if (found) return found;
  const began = Date.now();
  if (canInstall()) await installPackage('chromium-headless-shell');
  const other = installed(HEADLESS) ?? installed(NAMES) ?? playwrightsOwn();
  if (other) return other;

  say('Installing Chromium for the browser tests…');
  if (canInstall()) await installPackage('chromium');
  if (!installed(NAMES))
    await run(NODE, [PLAYWRIGHT, 'install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'], { quiet: true });
  const fallback = installed(NAMES) ?? playwrightsOwn();
  if (fallback) {
    say(`Chromium installed in ${seconds(began)}`);
    return fallback;
  }
  return giveUp(
    'The browser tests need Chromium, which is not installed and could not be installed: install it (on Debian "sudo apt-get install chromium") ' +
      'or set CHROMIUM_PATH, then run npm test again.',
  );
}

const canInstall = () => process.getuid?.() === 0 && isDebian();

async function installPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { code } = await run('apt-get', ['update'], { quiet: true, env });
  if (code === 0)
    await run('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'], { quiet: true, env });
}

function installed(names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...PLACES];
  const paths = [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...(names === NAMES ? OTHERS : [])];
  return paths.find((path) => existsSync(path) && runs(path)) ?? null;
}

function playwrightsOwn() {
  const script = "console.log(require('playwright-core').chromium.executablePath())";
  const { stdout } = spawnSync(NODE, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  const path = stdout?.trim();
  return path && existsSync(path) && runs(path) ? path : null;
}

/** Some systems have a placeholder under that name that only prints how to install the real one. */
function runs(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Ubuntu's package is a placeholder too. */
function isDebian() {
  try {
    const text = readFileSync('/etc/os-release', 'utf8');
    return /^ID(_LIKE)?=.*debian/m.test(text) && !/^ID=ubuntu/m.test(text) && !/^ID_LIKE=.*ubuntu/m.test(text);
  } catch {
    return false;
  }
}
