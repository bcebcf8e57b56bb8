/** Military terms of one kind, one per line: `term = civilian wording`. A term in capitals matches only in capitals. */
export type WordList = {
  kind: 'rank' | 'short form' | 'trade' | 'course' | 'term';
  /** The source of the wording, shown next to a suggestion. */
  source: string;
  words: string;
};

export type MilitaryWord = { term: string; suggestion: string; kind: WordList['kind']; source: string };

export function wordsOf(lists: WordList[]): MilitaryWord[] {
  return lists.flatMap(({ kind, source, words }) =>
    words
      .trim()
      .split('\n')
      .map((line) => {
        const [term = '', suggestion = ''] = line.split(' = ');
        return { term, suggestion, kind, source };
      }),
  );
}
