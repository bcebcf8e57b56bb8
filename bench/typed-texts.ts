import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { translateTitle } from '#features/occupations/server/translate.ts';
import { readTrade } from '#features/occupations/trade-rules.ts';
import { shippedReference } from './shipped-reference.ts';

/**
 * npm run bench -- typed-texts [--set open|apart]: how many of the texts of bench/data/typed-texts.jsonl that name no work are translated into work,
 * as a trade and as a wished role, and how many titles and trades are not. Texts of the set apart are counted and never printed.
 */
const { values: options } = parseArgs({ options: { set: { type: 'string', default: 'open' } } });
if (options.set !== 'open' && options.set !== 'apart') throw new Error('--set is open or apart');

/** `names`: whether the text names a military trade, a civilian role or no work. */
type Row = { text: string; names: 'trade' | 'role' | null; set: string };
const reference = await shippedReference();
const rows = readFileSync(new URL('./data/typed-texts.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))
  .filter(({ set }) => set === options.set);

const asTrade = ({ text }: Row) =>
  translateTitle(reference, { service: null, rank: '', ...readTrade(text) }).map(({ title }) => title)[0] ?? null;
const asRole = ({ text }: Row) => {
  const code = reference.occupationOfRole(text);
  return code === null ? null : reference.titleOf(code);
};
/** What somebody sees who types a role: an occupation, or some to choose from. */
const asOffer = ({ text }: Row) => {
  const [code] = reference.findOccupations(text);
  return code === undefined ? null : reference.titleOf(code);
};

function print(name: string, of: readonly Row[], isWanted: boolean, answer: (row: Row) => string | null): void {
  const given = of.filter((row) => answer(row) !== null);
  console.log(`${name}: answered ${given.length} of ${of.length}`);
  if (options.set === 'open')
    for (const row of of) if ((answer(row) !== null) !== isWanted) console.log(`  ${row.text} → ${answer(row) ?? 'nothing'}`);
}

const naming = (names: Row['names']) => rows.filter((row) => row.names === names);
print('No work, as a trade', naming(null), false, asTrade);
print('No work, as a wished role', naming(null), false, asRole);
print('No work, offered to choose from', naming(null), false, asOffer);
print('Trades', naming('trade'), true, asTrade);
print('Roles, as a wished role', naming('role'), true, asRole);
print('Roles, understood or offered', naming('role'), true, (row) => asRole(row) ?? asOffer(row));
print('Roles, as a trade', naming('role'), true, asTrade);
