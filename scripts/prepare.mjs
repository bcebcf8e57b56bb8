// Prepares what Muster needs to run: its packages and its built browser app.
// Runs on the machine's own Node.js, before any package is installed: imports nothing but Node.js.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { isBuiltFrom, replaceBuild } from './web-build.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const PACKAGES = join(ROOT, 'node_modules');
const DIST = join(ROOT, 'dist');

/** The project's own Node.js, from the npm package `node`. */
export const NODE = join(PACKAGES, 'node', 'bin', 'node');

// npm passes signals to the shell between itself and this process, and some shells exit without passing them on.
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 500).unref();
}

export function say(line) {
  console.log(line);
}

/** Exits with one sentence for the person at the terminal. */
export function giveUp(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** A setting, which counts as missing when it is empty, as for the server. */
export const setting = (name) => process.env[name]?.trim() || undefined;

/** An environment in which the project's Node.js and tools are found first. */
export function environment(more = {}) {
  return { ...process.env, PATH: `${join(PACKAGES, '.bin')}${delimiter}${process.env.PATH ?? ''}`, ...more };
}

/**
 * Runs a program to its end. Termination signals are passed on and also end this command.
 * @returns its exit code, and its output when `quiet`
 */
export function run(program, words, { quiet = false, env = environment(), cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    let interrupted = false;
    const pass = (signal) => {
      interrupted = true;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    const end = (result) => {
      for (const signal of signals) process.off(signal, pass);
      if (interrupted) process.exit(130);
      // Some tools colour their output even without a terminal.
      resolve({ ...result, output: stripVTControlCharacters(output) });
    };
    child.once('error', (error) => end({ code: 1, error }));
    child.once('close', (code, signal) => end({ code: code ?? 1, signal }));
  });
}

/**
 * Installs the packages of package-lock.json if some are missing.
 * @param options.tools false for what also works after `npm prune --omit=dev`
 */
export async function install({ tools = true } = {}) {
  if (!missingPackage(tools)) return;
  await alone(async () => {
    if (!missingPackage(tools)) return;
    const began = Date.now();
    say('Installing packages, about a minute…');
    // Under `npm start` npm provides its path. The one on PATH may be a script that cannot be spawned.
    const npm = process.env.npm_execpath;
    const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, error, output } = await (npm
      ? run(process.execPath, [npm, ...words], { quiet: true })
      : run('npm', words, { quiet: true }));
    if (code !== 0) {
      console.error(output);
      giveUp(whyInstallFailed(error ? error.message : output));
    }
    say(`Packages installed in ${seconds(began)}`);
  });
  const { code } = await run(NODE, ['--version'], { quiet: true });
  if (code !== 0) {
    giveUp(
      `Node.js 24 was installed with the packages but does not run on this machine (${process.platform} ${process.arch}): ` +
        'Muster needs Linux with glibc, or macOS, on x64 or arm64.',
    );
  }
}

/** Builds the browser app unless it was built from the same sources. */
export async function buildWeb() {
  const sources = fingerprintOfSources();
  if (isBuiltFrom(DIST, sources)) return;
  await alone(async () => {
    if (isBuiltFrom(DIST, sources)) return;
    const began = Date.now();
    say('Building the browser app…');
    let failure = '';
    const write = async (folder) => {
      const words = [join(PACKAGES, 'vite', 'bin', 'vite.js'), 'build', '--outDir', folder];
      const { code, output } = await run(NODE, words, { quiet: true });
      if (code !== 0) failure = output;
      return code === 0;
    };
    const isBuilt = await replaceBuild({ dist: DIST, sources, write }).catch((error) => {
      failure = error.message;
      return false;
    });
    if (!isBuilt) {
      console.error(failure);
      giveUp(whyFilesFailed(failure) ?? 'The browser app could not be built: the reason is above.');
    }
    say(`Browser app built in ${seconds(began)}`);
  });
}

/** The first package of package-lock.json that is missing in node_modules, or null. */
function missingPackage(tools) {
  // npm writes this list last, so an interrupted install has none.
  const have = JSON.parse(textOf(join(PACKAGES, '.package-lock.json')) ?? '{"packages":{}}').packages;
  const listed = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  for (const [path, wanted] of Object.entries(listed)) {
    if (path === '' || (wanted.dev && !tools) || (wanted.optional && !isForThisMachine(wanted))) continue;
    const found = have[path];
    if (found?.version !== wanted.version || found.integrity !== wanted.integrity || !existsSync(join(ROOT, path))) return path;
  }
  return null;
}

/** Optional packages are programs for one platform each; those without a program are parts of others. */
function isForThisMachine({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || (cpu && !cpu.includes(process.arch))) return false;
  return !libc || libc.includes(process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl');
}

function fingerprintOfSources() {
  const hash = createHash('sha256');
  const add = (path) => hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)));
  const isOfServer = (path) => path.split(sep).includes('server') || /\.test\.tsx?$/.test(path);
  for (const folder of ['apps/web', 'features', 'kit']) {
    if (!existsSync(join(ROOT, folder))) continue;
    const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1));
    for (const path of paths.sort()) if (!isOfServer(path)) add(path);
  }
  for (const path of ['package-lock.json', 'tsconfig.json', 'vite.config.ts']) add(path);
  return hash.digest('hex');
}

/** Lets one command at a time install or build, because `npm start` and `npm test` may run at the same time. */
async function alone(work) {
  const lock = join(DIST, 'preparing');
  try {
    mkdirSync(DIST, { recursive: true });
    for (let reported = false; !taken(lock); await wait(300)) {
      if (!reported) say('Waiting for another Muster command that is installing or building…');
      reported = true;
    }
  } catch (error) {
    giveUp(whyFilesFailed(error.message) ?? error.message);
  }
  // Ctrl-C ends the process without cleanup. The next one sees that its pid no longer runs.
  process.once('exit', () => rmSync(lock, { force: true }));
  await work();
  rmSync(lock, { force: true });
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    // A lock that was just created may not name its process yet.
    if (age < 1000 || (age < 15 * 60_000 && isRunning(Number(textOf(lock))))) return false;
    // Left by a killed command.
    rmSync(lock, { force: true });
    return taken(lock);
  }
}

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function whyFilesFailed(output) {
  if (/ENOSPC|No space left/i.test(output)) return `The disk with ${ROOT} is full: free at least 2 GB and start again.`;
  if (/EROFS|Read-only file system/i.test(output))
    return `${ROOT} is on a read-only disk: copy the project to a writable folder.`;
  if (/EACCES|EPERM|permission denied/i.test(output)) {
    return `Packages or the browser app must be renewed, and your user cannot write to all of ${ROOT}: run npm run build there as its owner, or take ownership with chown.`;
  }
  return null;
}

function whyInstallFailed(output) {
  if (/spawn npm ENOENT/.test(output)) return 'npm was not found: install Node.js together with npm.';
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'npm could not reach its package registry: check your network and the proxy settings of npm, then start again.';
  }
  return whyFilesFailed(output) ?? 'The packages could not be installed: see the output of npm above.';
}
