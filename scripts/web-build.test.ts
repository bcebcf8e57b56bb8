import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuiltFrom, replaceBuild } from './web-build.mjs';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'muster-build-'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** A build whose page has one asset of its own, and one that never changes. */
const build = (name: string, isWorking = true) =>
  replaceBuild({
    dist,
    sources: name,
    write: async (folder) => {
      mkdirSync(join(folder, 'assets'));
      for (const asset of [`app-${name}.js`, 'font.woff2']) writeFileSync(join(folder, 'assets', asset), name);
      writeFileSync(join(folder, 'index.html'), name);
      return isWorking;
    },
  });
const page = () => readFileSync(join(dist, 'web', 'index.html'), 'utf8');
const assets = () => readdirSync(join(dist, 'web', 'assets')).sort();

test('a running server serves its assets after a build in its folder, and a new one serves both', async () => {
  await build('1');
  const serve = async () => {
    const app = Fastify();
    await app.register(fastifyStatic, { root: join(dist, 'web'), wildcard: false });
    return async (name: string) => (await app.inject(`/assets/app-${name}.js`)).statusCode;
  };
  const running = await serve();
  await build('2');
  const restarted = await serve();
  expect([page(), await running('1'), await restarted('1'), await restarted('2')]).toEqual(['2', 200, 200, 200]);
});

test('the assets of one previous build are retained, and no other build', async () => {
  for (const name of ['1', '2', '3']) await build(name);
  expect([page(), assets()]).toEqual(['3', ['app-2.js', 'app-3.js', 'font.woff2']]);
  expect(readdirSync(join(dist, 'builds'))).toHaveLength(1);
  expect([isBuiltFrom(dist, '3'), isBuiltFrom(dist, '2')]).toEqual([true, false]);
});

test('a failed build changes nothing, and the next one works', async () => {
  expect(await build('0', false)).toBe(false);
  expect(existsSync(join(dist, 'web'))).toBe(false);
  await build('1');
  expect(await build('2', false)).toBe(false);
  expect([page(), assets(), isBuiltFrom(dist, '1')]).toEqual(['1', ['app-1.js', 'font.woff2'], true]);
  expect(readdirSync(join(dist, 'builds'))).toHaveLength(1);
});

test('a build of version 0.1.0, which is a folder, is replaced, and its assets are retained', async () => {
  mkdirSync(join(dist, 'web', 'assets'), { recursive: true });
  writeFileSync(join(dist, 'web', 'assets', 'app-0.js'), '0');
  expect(isBuiltFrom(dist, '1')).toBe(false);
  await build('1');
  expect(assets()).toEqual(['app-0.js', 'app-1.js', 'font.woff2']);
});
