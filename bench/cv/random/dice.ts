import { randomFrom } from '../../random.ts';

/** Random choices, the same for the same seed. */
export type Dice = {
  from: (least: number, most: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(of: readonly T[]) => T;
  some: <T>(of: readonly T[], count: number) => T[];
};

export function diceOf(seed: number): Dice {
  const random = randomFrom(seed * 7919 + 17);
  const from = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const pick = <T>(of: readonly T[]): T => {
    const picked = of[from(0, of.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };
  const some = <T>(of: readonly T[], count: number) => {
    const left = [...of];
    return Array.from({ length: Math.min(count, of.length) }, () => left.splice(from(0, left.length - 1), 1)).flat();
  };
  return { from, chance: (share) => random() < share, pick, some };
}
