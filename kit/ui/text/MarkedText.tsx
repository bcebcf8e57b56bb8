import Box from '@mui/material/Box';

type Piece = { text: string; at: number; isMarked: boolean };

/** A text in pieces: those that are among the quotes are marked, wherever they are. */
export function piecesOf(text: string, quotes: readonly string[]): Piece[] {
  const marked = quotes
    .flatMap((quote) => {
      const found: [from: number, to: number][] = [];
      for (let at = quote ? text.indexOf(quote) : -1; at >= 0; at = text.indexOf(quote, at + quote.length))
        found.push([at, at + quote.length]);
      return found;
    })
    .sort(([a], [b]) => a - b);
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to] of marked) {
    if (from > done) pieces.push({ text: text.slice(done, from), at: done, isMarked: false });
    const start = Math.max(from, done);
    if (to > start) pieces.push({ text: text.slice(start, to), at: start, isMarked: true });
    done = Math.max(done, to);
  }
  if (done < text.length) pieces.push({ text: text.slice(done), at: done, isMarked: false });
  return pieces;
}

/** A text with some of its words marked. */
export function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  return piecesOf(text, quotes).map((piece) =>
    piece.isMarked ? (
      <Box
        key={piece.at}
        component="mark"
        sx={{ bgcolor: 'warning.main', color: 'warning.contrastText', borderRadius: 0.5, px: 0.25, boxDecorationBreak: 'clone' }}
      >
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );
}
