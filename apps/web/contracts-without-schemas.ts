import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = /\/features\/[\w-]+\/(?:[\w-]+\/)?(?:[\w-]+-)?(?:contract|shapes)\.ts$/;
const WITH_SCHEMAS = '?with-schemas';

/**
 * The browser calls a route by its method and path. Only the server validates schemas, and zod would be a third of the size of a
 * first visit. In a build, a contract therefore exports its routes and constants as plain literals. A screen that imports a
 * schema still gets it, with the library, from the whole module.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith(WITH_SCHEMAS) ? { id: source, moduleSideEffects: false } : null),
    async load(id) {
      if (id.endsWith(WITH_SCHEMAS)) {
        return { code: await readFile(id.slice(0, -WITH_SCHEMAS.length), 'utf8'), moduleType: 'ts', moduleSideEffects: false };
      }
      if (!CONTRACT.test(id)) return null;
      const exported: Record<string, unknown> = await import(pathToFileURL(id).href);
      const lines = Object.entries(exported).map(([name, value]) => lineFor(name, value, id));
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** Fails the build if the first visit includes zod: a screen in the main bundle imports a schema from a contract. Move the schema to a shapes.ts. */
export function firstVisitWithoutSchemas(): Plugin {
  return {
    name: 'first-visit-without-schemas',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = new Set(chunks.filter(({ isEntry }) => isEntry));
      for (const chunk of first) for (const other of chunks) if (chunk.imports.includes(other.fileName)) first.add(other);
      const carrier = [...first].find(({ moduleIds }) => moduleIds.some((id) => id.includes('/node_modules/zod/')));
      if (carrier) this.error(`zod is part of every first visit, in ${carrier.fileName}`);
    },
  };
}

function lineFor(name: string, value: unknown, id: string): string {
  if (isRoute(value)) {
    const { method, path, access, multipart, file_reply } = value;
    return `export const ${name} = ${JSON.stringify({ method, path, access, multipart, file_reply })};`;
  }
  if (isPlain(value)) return `export const ${name} = ${JSON.stringify(value)};`;
  return `export { ${name} } from ${JSON.stringify(id + WITH_SCHEMAS)};`;
}

type PlainRoute = { method: string; path: string; access: string; multipart?: unknown; file_reply?: unknown };

function isRoute(value: unknown): value is PlainRoute {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Whether a value equals its JSON: text, numbers, lists and plain objects of them. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
