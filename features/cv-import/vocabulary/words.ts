/** Comparable words of a text: lower case, accents kept, split at every character but letters, digits, `+` and `#`. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/[\u00ad'’‘`]/g, '')
      .toLowerCase()
      // Sigma has another form at the end of a word.
      .replaceAll('ς', 'σ')
      .split(/[^\p{L}\p{N}+#]+/u)
      .filter(Boolean)
  );
}
