import { inflateSync } from 'node:zlib';

/** The largest size to which one stream of a PDF may be inflated, in bytes. */
const MOST = 64 * 1024 * 1024;

/** A `DecompressionStream` of one chunk in and one out. */
class SynchronousInflate {
  readonly readable: AsyncGenerator<Uint8Array>;
  readonly writable: {
    getWriter: () => { ready: Promise<void>; write: (packed: Uint8Array) => Promise<void>; close: () => Promise<void> };
  };
  constructor(format: string) {
    if (format !== 'deflate') throw new TypeError(`${format} is not supported.`);
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
    promise.catch(() => {});
    const write = async (packed: Uint8Array) => {
      try {
        resolve(inflateSync(packed, { maxOutputLength: MOST }));
      } catch (error) {
        reject(error);
      }
    };
    this.writable = { getWriter: () => ({ ready: Promise.resolve(), write, close: async () => {} }) };
    this.readable = (async function* () {
      yield await promise;
    })();
  }
}

/** A font face that is loaded immediately. No page is drawn, so its font is not used. */
class UndrawnFontFace {
  readonly family: string;
  readonly loaded = Promise.resolve(this);
  constructor(family: string) {
    this.family = family;
  }
  load(): Promise<this> {
    return this.loaded;
  }
}

/**
 * Options of the PDF parser. With font faces it leaves drawing to the platform; otherwise it would convert the outline of every glyph,
 * which took an eighth of its time.
 */
export const UNDRAWN = {
  disableFontFace: false,
  ownerDocument: { fonts: { add() {}, delete() {} } } as unknown as Document,
};

let users = 0;
const usual = {
  DecompressionStream: globalThis.DecompressionStream,
  FontFace: globalThis.FontFace,
  structuredClone: globalThis.structuredClone,
};

/** A message of the PDF parser to itself. The parser's two halves share a process, so each message is cloned instead of being sent. */
type Message = { chunk?: { fnArray?: unknown[]; argsArray?: unknown[]; items?: unknown[] } };

/**
 * Clones a message of the PDF parser. Of the longest ones, a page's drawing commands and its text, it copies only what the sender
 * reuses after sending: the lists of commands, which it empties, and the object that holds the text. The rest it never changes.
 */
function cloneMessage<T>(message: T, options?: StructuredSerializeOptions): T {
  const { chunk } = (typeof message === 'object' && message !== null ? message : {}) as Message;
  if (Array.isArray(chunk?.fnArray) && Array.isArray(chunk.argsArray))
    return { ...message, chunk: { ...chunk, fnArray: [...chunk.fnArray], argsArray: [...chunk.argsArray] } };
  if (Array.isArray(chunk?.items)) return { ...message, chunk: { ...chunk } };
  return usual.structuredClone(message, options);
}

/**
 * Runs `work` with streams unpacked synchronously, font faces that are never drawn and messages that are not cloned whole. The PDF
 * parser uses the platform's asynchronous streams, one for each font, and waiting for them took a third of its time; cloning took a
 * tenth. Parsing has a process of its own, so nothing else is affected by the exchange.
 */
export async function withPdfPlatform<T>(work: () => Promise<T>): Promise<T> {
  users += 1;
  Object.assign(globalThis, {
    DecompressionStream: SynchronousInflate,
    FontFace: UndrawnFontFace,
    structuredClone: cloneMessage,
  });
  try {
    return await work();
  } finally {
    users -= 1;
    if (users === 0) Object.assign(globalThis, usual);
  }
}
