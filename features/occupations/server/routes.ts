import { setImmediate as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { fail, invalid } from '#kit/server/errors.ts';
import { serve } from '#kit/server/serve.ts';
import { translateOccupation } from '../contract.ts';
import { plainCode } from '../translation/known-codes.ts';
import { presentTranslation } from '../translation/present.ts';
import { findService, SERVICES } from '../translation/services.ts';
import { readBritishTitles, readCodes, readFields, readOccupations, readTerms, readWeights } from '../translation/tables.ts';
import { TitleIndex } from '../translation/title-index.ts';
import { Translator } from '../translation/translator.ts';
import { countImportedOccupations, importedOccupations, officialEntries } from './queries.ts';

const UNKNOWN =
  'We do not know this code or title. Check the spelling, or search jobs by what you did, for example “vehicle repair”.';

export function occupationRoutes(app: FastifyInstance): void {
  serve(app, translateOccupation, async ({ db, tenant, query: { service: named, code, title, rank } }) => {
    const { forces } = countryOf(tenant.country_id);
    const service = named === '' ? null : findService(named, forces);
    if (named !== '' && service === null)
      fail(
        invalid({
          service: ['service must be an armed service of the United Kingdom or the United States, e.g. Army, Royal Navy or USMC'],
        }),
      );
    if (code === '' && title === '') fail(invalid({ title: ['Give a code or a title, e.g. 25B or Avionics Technician'] }));
    const { translator, british } = await translatorOf(db);
    const translation = translator.translate({ service, code, title });
    const plain = plainCode(code);
    const official = service && plain && plain.length <= 12 ? await officialEntries(db, SERVICES[service].id, plain) : [];
    const found = (onet_soc: string) => translator.index.occupations[translator.index.positions.get(onet_soc) ?? -1];
    const data = presentTranslation(translation, {
      official,
      rank,
      titleOf: (onet_soc) => found(onet_soc)?.title ?? null,
      titlesOf: (onet_soc) =>
        ((forces === 'UK' ? british.get(onet_soc) : undefined) ?? found(onet_soc)?.titles_in_use ?? []).slice(0, 5),
    });
    const known = translation.code && translation.code.as !== 'field' ? translation.code.known : null;
    const understood = official[0]
      ? `${official[0].code} ${official[0].title}`
      : known
        ? `${known.code} ${known.title}`
        : translation.words.join(' ') || null;
    return data.length > 0 ? { data, understood } : { data, understood: null, message: UNKNOWN };
  });
}

type Ready = { translator: Translator; british: Map<string, string[]> };
let ready: { imported: number; made: Promise<Ready> } | null = null;

/** The translator over the occupations that were imported, or over those that Muster ships. Made once, and again after an import. */
async function translatorOf(db: TenantDb): Promise<Ready> {
  const imported = await countImportedOccupations(db);
  if (ready?.imported !== imported) {
    const occupations = imported > 0 ? await importedOccupations(db) : readOccupations();
    ready = { imported, made: makeTranslator(occupations) };
    ready.made.catch(() => {
      ready = null;
    });
  }
  return ready.made;
}

async function makeTranslator(occupations: Parameters<typeof TitleIndex.build>[0]): Promise<Ready> {
  const index = await TitleIndex.build(occupations, () => pause());
  const codes = [...readCodes('codes-us.txt'), ...readCodes('trades-uk.txt')];
  return {
    translator: new Translator(index, { terms: readTerms(), codes, fields: readFields(), weights: readWeights() }),
    british: readBritishTitles(),
  };
}
