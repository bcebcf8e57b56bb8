/** A text is not in the format that its reader expects, or ends early. The message is for the person who chose the source. */
export class BrokenText extends Error {
  override name = 'BrokenText';
}

/** Characters of one entry. Longer ones are refused instead of read into memory. */
export const LONGEST_ENTRY = 1_000_000;

/** Text of bytes in UTF-8, or in the encoding that the first bytes or the server name. */
export async function* decoded(bytes: AsyncIterable<Buffer>, label = 'utf-8'): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= decoderFor(/^<\?xml[^>]{0,100}\bencoding=["']([\w-]+)/.exec(chunk.toString('latin1', 0, 200))?.[1] ?? label);
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    throw new BrokenText(`It is in an encoding that we can’t read, ${label.slice(0, 40)}. Use UTF-8.`);
  }
}
