/** Where a name is being typed after an @: its beginning and end in the text. Null where none is. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const found = /(?:^|\s)@([\p{L} .'’-]{0,40})$/u.exec(text.slice(0, caret));
  const typed = found?.[1];
  return typed === undefined ? null : { from: caret - typed.length, typed };
}

/** Colleagues whose name, or a part of it, begins with what is typed. */
export const colleaguesFor = <Person extends { name: string }>(typed: string, colleagues: readonly Person[]): Person[] => {
  const wanted = typed.toLowerCase();
  return (
    colleagues
      .filter(({ name }) => {
        const lower = name.toLowerCase();
        return lower.startsWith(wanted) || lower.includes(` ${wanted}`);
      })
      // A name that is written in full with a space after it needs no list any more.
      .filter(({ name }) => !wanted.startsWith(`${name.toLowerCase()} `) && wanted !== name.toLowerCase())
      .slice(0, 6)
  );
};

/** The text with the name in place of what was typed of it, and where the caret goes on. */
export function withMention(text: string, { from, typed }: { from: number; typed: string }, name: string) {
  const after = text.slice(from + typed.length);
  const space = /^\s/.test(after) ? '' : ' ';
  return { text: `${text.slice(0, from)}${name}${space}${after}`, caret: from + name.length + 1 };
}
