import type { Adapter } from './adapter.ts';
import { ashby } from './ashby.ts';
import { csv } from './csv.ts';
import { greenhouse } from './greenhouse.ts';
import { json } from './json.ts';
import { lever } from './lever.ts';
import { schemaOrg } from './schema-org.ts';
import { usajobs } from './usajobs.ts';
import { xml } from './xml.ts';

/** Every kind of source. A new one is a file beside these and its line here. */
export const ADAPTERS: readonly Adapter[] = [greenhouse, lever, ashby, usajobs, xml, schemaOrg, json, csv];

export const adapterOf = (kind: string): Adapter | undefined => ADAPTERS.find((adapter) => adapter.kind === kind);
