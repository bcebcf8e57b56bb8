import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { heldFor, passagesOf } from './held-rules.ts';

type Message = { kind: 'message'; asks: boolean; text: string; disguise?: string };
type Advert = {
  kind: 'advert';
  asks: boolean;
  title: string;
  description: string;
  requirements: string[];
  responsibilities: string[];
  questions: string[];
};

const read = (name: string): (Message | Advert)[] =>
  JSON.parse(readFileSync(new URL(`./testing/${name}-corpus.json`, import.meta.url), 'utf8'));

const isHeld = (each: Message | Advert): boolean =>
  each.kind === 'message'
    ? heldFor(each.text).length > 0
    : passagesOf({ ...each, screening_questions: each.questions.map((question) => ({ question })) }).length > 0;

/** Shares of the texts that ask and are delivered, of the disguised ones among them, and of harmless ones that are held. */
function figuresOf(name: string) {
  const all = read(name);
  const asking = all.filter(({ asks }) => asks);
  const disguised = asking.filter((each) => 'disguise' in each);
  const natural = asking.filter((each) => !('disguise' in each));
  const harmless = all.filter(({ asks }) => !asks);
  const share = (some: readonly unknown[], of: readonly unknown[]) => Math.round((1000 * some.length) / of.length) / 10;
  const isMissed = (each: Message | Advert) => !isHeld(each);
  return {
    missed: share(natural.filter(isMissed), natural),
    missed_disguised: share(disguised.filter(isMissed), disguised),
    wrongly_held: share(harmless.filter(isHeld), harmless),
  };
}

describe('of the corpus of natural and disguised texts', () => {
  // Measured with the rules as they are. The held-out part was not looked at while they were written.
  test.each([
    ['open', { missed: 2.5, missed_disguised: 0, wrongly_held: 0 }],
    ['held-out', { missed: 10, missed_disguised: 0, wrongly_held: 5 }],
  ])('the %s part has at most so many percent of each error', (part, most) => {
    const figures = figuresOf(part);
    for (const [error, figure] of Object.entries(most))
      expect({ [error]: figures[error as keyof typeof most] <= figure }).toEqual({ [error]: true });
  });
});
