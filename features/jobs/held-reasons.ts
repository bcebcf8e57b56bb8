/** Why a message or a job post waits for an operator. */
export const HELD_FOR = ['bank details', 'identity numbers', 'money'] as const;
export type HeldFor = (typeof HELD_FOR)[number];

/** The reason as the sender and the operators read it: "bank details and money". */
export const heldInWords = (what: readonly string[]): string =>
  what.length < 2 ? (what[0] ?? '') : `${what.slice(0, -1).join(', ')} and ${what.at(-1)}`;
