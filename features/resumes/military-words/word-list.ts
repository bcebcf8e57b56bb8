/** Military terms of one kind, a line each: `term = how a civilian says it`. A term of capitals alone is met only so. */
export type WordList = {
  kind: 'rank' | 'short form' | 'trade' | 'course' | 'term';
  /** Where the wording comes from, as shown beside a suggestion. */
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
