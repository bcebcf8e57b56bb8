/** Why Muster cannot start, as one plain sentence with the remedy. Printed without a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart';
}

const FILE_FAULTS: Record<string, (path: string) => string> = {
  EACCES: (path) =>
    `Muster cannot write to ${path}: give your user permission to write there, or choose another folder with DATA_DIR.`,
  EPERM: (path) =>
    `Muster cannot write to ${path}: give your user permission to write there, or choose another folder with DATA_DIR.`,
  EROFS: (path) => `${path} is on a read-only disk: set DATA_DIR to a writable folder.`,
  ENOSPC: (path) => diskFull(path),
  EDQUOT: (path) => `Your disk quota for ${path} is used up: free some space, or choose another folder with DATA_DIR.`,
  ENOTDIR: (path) => `${path} is not a folder: remove the file that is in the way, or choose another folder with DATA_DIR.`,
  EEXIST: (path) => `${path} is not a folder: remove the file that is in the way, or choose another folder with DATA_DIR.`,
};

export function diskFull(path: string): string {
  return `The disk with ${path} is full: free at least 500 MB and start again, or choose another folder with DATA_DIR.`;
}

/** Turns a file error of Node into a sentence about `path`; returns other errors unchanged. */
export function inPlainWords(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const sentence = FILE_FAULTS[code]?.(path);
  return sentence ? new CannotStart(sentence, { cause: error }) : error;
}
