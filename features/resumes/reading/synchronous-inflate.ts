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

let users = 0;
const usual = globalThis.DecompressionStream;

/**
 * Runs `work` with streams unpacked synchronously. The PDF parser uses the platform's asynchronous streams, one for each font, and waiting
 * for them took a third of its time. Parsing has a process of its own, so nothing else is affected by the exchange.
 */
export async function withSynchronousInflate<T>(work: () => Promise<T>): Promise<T> {
  users += 1;
  Object.assign(globalThis, { DecompressionStream: SynchronousInflate });
  try {
    return await work();
  } finally {
    users -= 1;
    if (users === 0) Object.assign(globalThis, { DecompressionStream: usual });
  }
}
