import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { type PageBlock, type PagePiece, parsePageText } from '../page-rules.ts';

/** The text of a page about the tenant. */
export function PageText({ body, headingLevel = 'h2' }: { body: string; headingLevel?: 'h2' | 'h3' }) {
  return (
    <Box sx={{ maxWidth: '75ch', overflowWrap: 'anywhere' }}>
      {parsePageText(body).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity
        <Block key={index} block={block} headingLevel={headingLevel} />
      ))}
    </Box>
  );
}

function Block({ block, headingLevel }: { block: PageBlock; headingLevel: 'h2' | 'h3' }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant="h3" component={headingLevel} sx={{ mt: 4, mb: 1 }}>
          {block.text}
        </Typography>
      );
    case 'text':
      return (
        <Typography sx={{ mb: 1.5 }}>
          <Pieces pieces={block.pieces} />
        </Typography>
      );
    case 'list':
      return (
        <Box component="ul" sx={{ mt: 0, mb: 1.5, pl: 3, '& li': { mb: 0.75 } }}>
          {block.items.map((pieces, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list have no other identity
            <li key={index}>
              <Pieces pieces={pieces} />
            </li>
          ))}
        </Box>
      );
  }
}

function Pieces({ pieces }: { pieces: readonly PagePiece[] }) {
  return pieces.map(({ text, href }, index) =>
    href === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other identity
      <Fragment key={index}>{text}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other identity
      <Link key={index} href={href}>
        {text}
      </Link>
    ),
  );
}
