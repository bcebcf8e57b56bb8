import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const DEPLOY = fileURLToPath(new URL('../../../deploy/', import.meta.url));
const read = (name: string) => readFileSync(join(DEPLOY, name), 'utf8');
const promtool = (...words: string[]) => spawnSync('promtool', words, { cwd: DEPLOY, encoding: 'utf8' });
/** Debian's package `prometheus` has it (CONTRIBUTING.md). The names of metrics and labels are checked without it: observability.test.ts. */
const isMissing = promtool('--version').status !== 0;

test('deploy/prometheus-alerts.test.yml lets each alert fire', () => {
  const rules = [...read('prometheus-alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const fired = [...read('prometheus-alerts.test.yml').matchAll(/ALERTS\{alertname="(\w+)"/g)].map(([, name]) => name);
  expect(fired).toEqual(rules);
  expect(rules.length).toBeGreaterThan(10);
});

test.skipIf(isMissing)('promtool accepts the alert rules, and each fires as its test says', () => {
  for (const words of [
    ['check', 'rules', 'prometheus-alerts.yml'],
    ['test', 'rules', 'prometheus-alerts.test.yml'],
  ]) {
    const { status, stdout, stderr } = promtool(...words);
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  }
});

test.skipIf(isMissing)('promtool accepts the expressions of the dashboard', () => {
  const { panels }: { panels: { targets: { expr: string }[] }[] } = JSON.parse(read('grafana-dashboard.json'));
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  // JSON is YAML.
  const rules = expressions.map((expr, at) => ({
    record: `panel:${at}`,
    expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.+'),
  }));
  const folder = mkdtempSync(join(tmpdir(), 'muster-rules-'));
  try {
    writeFileSync(join(folder, 'panels.yml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { status, stdout, stderr } = promtool('check', 'rules', join(folder, 'panels.yml'));
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining(`${expressions.length} rules found`)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
