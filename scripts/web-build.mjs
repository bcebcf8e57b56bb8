// How a build of the browser app replaces the current one while servers run from this folder. Uses only Node.js, because it is
// needed before any package is installed.

import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Whether the current build in `dist` was made from these sources. */
export function isBuiltFrom(dist, sources) {
  return existsSync(join(dist, 'web', 'index.html')) && findBuild(dist)?.sources === sources;
}

/**
 * Replaces the build that `dist`/web, a symbolic link, leads to. Running servers have read the names of the assets of the previous build, and
 * so have open pages, so these assets are served further on; those of earlier builds are deleted. A failed or interrupted build changes
 * nothing.
 * @param options.write writes the build into a new folder; returns whether it succeeded
 * @returns what `write` returned
 */
export async function replaceBuild({ dist, sources, write }) {
  const builds = join(dist, 'builds');
  mkdirSync(builds, { recursive: true });
  const id = basename(mkdtempSync(join(builds, 'build-')));
  const web = join(builds, id, 'web');
  mkdirSync(web);
  // The folder is for its owner only, and the server may run as another account.
  chmodSync(join(builds, id), 0o755);
  const isWritten = await write(web);
  if (isWritten) {
    const assets = assetsIn(web);
    const previous = findBuild(dist)?.assets ?? assetsIn(join(dist, 'web'));
    for (const name of previous)
      if (!assets.includes(name) && existsSync(join(dist, 'web', 'assets', name)))
        cpSync(join(dist, 'web', 'assets', name), join(web, 'assets', name), { preserveTimestamps: true });
    writeFileSync(join(builds, id, 'build.json'), JSON.stringify({ sources, assets }));
    pointTo(dist, join('builds', id, 'web'));
  }
  const current = isWritten ? id : idOfCurrent(dist);
  for (const other of readdirSync(builds)) if (other !== current) rmSync(join(builds, other), { recursive: true, force: true });
  return isWritten;
}

/** Lets `dist`/web lead to a build, in one step. */
function pointTo(dist, build) {
  const [web, next] = [join(dist, 'web'), join(dist, 'web.next')];
  rmSync(next, { force: true });
  symlinkSync(build, next);
  // Version 0.1.0 built into this folder itself.
  if (lstatSync(web, { throwIfNoEntry: false })?.isDirectory()) rmSync(web, { recursive: true });
  renameSync(next, web);
}

function findBuild(dist) {
  try {
    return JSON.parse(readFileSync(join(dirname(realpathSync(join(dist, 'web'))), 'build.json'), 'utf8'));
  } catch {
    return null;
  }
}

function idOfCurrent(dist) {
  return existsSync(join(dist, 'web'))
    ? dirname(realpathSync(join(dist, 'web')))
        .split('/')
        .at(-1)
    : null;
}

function assetsIn(web) {
  return existsSync(join(web, 'assets')) ? readdirSync(join(web, 'assets')) : [];
}
