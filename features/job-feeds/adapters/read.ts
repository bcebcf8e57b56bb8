import { type ReadRow, readDraft } from '#features/jobs/import/index.ts';
import type { Adapter, Source } from './adapter.ts';

/** The entries of a source in order, as values. What `read` throws is thrown here. */
export async function* readSource(adapter: Adapter, source: Source): AsyncGenerator<ReadRow> {
  let row = 0;
  for await (const one of adapter.read(source)) {
    row += 1;
    if ('row' in one) yield one;
    else if ('reason' in one) yield { row, ...one, is_gone: true };
    else yield readDraft(row, one);
  }
}
