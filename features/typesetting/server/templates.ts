import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ResumeKind } from '../document.ts';

export const TEMPLATE_FOLDER = fileURLToPath(new URL('./templates', import.meta.url));

/** The shared parts of the templates, the letter, which uses the design of each, and the transition plan. */
const SHARED = ['parts.typ', 'letter.typ', 'plan.typ'];

export type Template = {
  key: string;
  name: string;
  kind: ResumeKind;
  /** Whether it is one of those shown after the four that are shown first. */
  more: boolean;
  colours: { key: string; hex: string }[];
};

let found: Template[] | undefined;

/** The templates in the folder; adding one takes only its file. The default comes first, then the others of the four that are shown first. */
export function templates(): Template[] {
  found ??= readdirSync(TEMPLATE_FOLDER)
    .filter((file) => file.endsWith('.typ') && !SHARED.includes(file))
    .map((file) => readTemplate(file.slice(0, -'.typ'.length), readFileSync(`${TEMPLATE_FOLDER}/${file}`, 'utf8')))
    .sort((a, b) => rankOf(a) - rankOf(b) || a.key.localeCompare(b.key));
  return found;
}

const rankOf = ({ key, more }: Template) => (key === 'column' ? 0 : more ? 2 : 1);

/** The font families that a template names. @param key of an existing template */
export const fontNamesOf = (key: string): string[] =>
  [...readFileSync(`${TEMPLATE_FOLDER}/${key}.typ`, 'utf8').matchAll(/(?:font: |serif = )"([^"]+)"/g)].map(
    ([, name = '']) => name,
  );

/** A template with one of its colours; one that no longer exists is replaced by the default of its kind. */
export function chosenTemplate(
  wanted: { template: string; colour: string },
  kind: ResumeKind,
): { template: string; colour: string } {
  const fitting = templates().filter((template) => template.kind === kind);
  const template = fitting.find(({ key }) => key === wanted.template) ?? fitting[0];
  const colour = template?.colours.find(({ key }) => key === wanted.colour) ?? template?.colours[0];
  if (!template || !colour) throw new Error(`There is no template for a ${kind} in ${TEMPLATE_FOLDER}`);
  return { template: template.key, colour: colour.key };
}

function readTemplate(key: string, source: string): Template {
  const colours = /#let colours = \(([^)]*)\)/.exec(source)?.[1] ?? '';
  return {
    key,
    name: /^\/\/ name: (.+)$/m.exec(source)?.[1] ?? key,
    more: /^\/\/ more: true$/m.test(source),
    kind: /^\/\/ for: federal$/m.test(source) ? 'federal' : 'resume',
    colours: [...colours.matchAll(/([\w-]+): "(#[\dA-Fa-f]{6})"/g)].map(([, name = '', hex = '']) => ({ key: name, hex })),
  };
}
