// Part of npm run check: names that say nothing to an engineer of this field, and what to write instead.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { ROOT, say } from './prepare.mjs';

const INSTEAD = [
  [/^asked$/i, 'request, input or question'],
  [/^told$/i, 'notified, or what is said: message, sentence'],
  [/^kept$/i, 'stored'],
  [/^said$/i, 'message, text'],
  [/^made$/i, 'created'],
  [/^happenings?$/i, 'notification, event'],
  [/^(deeds?|heed|mend)$/i, 'handlers, follow, fix'],
  [/^holdLimit$/, 'enforceRateLimit'],
  [/^keepUp(?=[A-Z]|$)/, 'maintainX'],
  [/^tell(?=[A-Z]|$)/, 'notifyX, refreshX'],
];
const FOLDERS = ['apps', 'bench', 'db', 'e2e', 'features', 'kit', 'scripts'];
/** The contract's names are public: columns of figures and lists of changes. */
const WITHOUT = /^db\/types\.ts/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.mts') && !WITHOUT.test(file));

let found = 0;
for (const file of files) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (!INSTEAD.some(([word]) => new RegExp(word.source.replace(/[$^]/g, ''), word.flags).test(source))) continue;
  const program = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' });
  for (const name of new Set(declaredNames(program))) {
    const [, better] = INSTEAD.find(([word]) => word.test(name)) ?? [];
    if (!better) continue;
    found++;
    say(`${file}: \`${name}\` is not a term of the field. Write ${better}.`);
  }
}
if (found > 0) process.exitCode = 1;

/** Names of variables, parameters, functions, types, and of what is imported or exported under another name; not of properties. */
function* declaredNames(node) {
  if (Array.isArray(node)) {
    for (const one of node) yield* declaredNames(one);
    return;
  }
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'VariableDeclarator') yield* boundNames(node.id);
  if (node.type === 'Parameter') yield* boundNames(node.pat);
  if (node.type === 'ArrowFunctionExpression') yield* boundNames(node.params);
  if (node.type === 'FunctionDeclaration') yield node.identifier.value;
  if (node.type === 'ImportSpecifier') yield node.local.value;
  if (node.type === 'ExportSpecifier') yield (node.exported ?? node.orig).value;
  if (node.type === 'TsTypeAliasDeclaration' || node.type === 'TsInterfaceDeclaration') yield node.id.value;
  for (const value of Object.values(node)) yield* declaredNames(value);
}

function* boundNames(pattern) {
  if (Array.isArray(pattern)) for (const one of pattern) yield* boundNames(one);
  else if (pattern?.type === 'Identifier') yield pattern.value;
  else if (pattern?.type === 'ObjectPattern')
    for (const one of pattern.properties)
      yield* boundNames(one.type === 'AssignmentPatternProperty' ? one.key : (one.value ?? one.argument));
  else if (pattern?.type === 'ArrayPattern') yield* boundNames(pattern.elements);
  else if (pattern?.type === 'AssignmentPattern') yield* boundNames(pattern.left);
  else if (pattern?.type === 'RestElement') yield* boundNames(pattern.argument);
}
