/** Why Muster or a command cannot start or continue, as one plain sentence with the remedy. Printed without a stack. */
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

/** A sentence about a file or folder that a person named at the terminal; null for other errors. */
export function fileFault(code: string, path: string): string | null {
  if (code === 'ENOENT') return `${path} does not exist: check the name and the folder.`;
  if (code === 'EACCES' || code === 'EPERM')
    return `Your user may not use ${path}: change its permissions, or run the command as its owner.`;
  if (code === 'EISDIR') return `${path} is a folder: name a file.`;
  if (code === 'ENOTDIR') return `${path} is not in a folder, because a part of it is a file: check the name.`;
  if (code === 'EROFS') return `${path} is on a read-only disk: choose another one.`;
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk with ${path} is full: free some space, or choose another disk.`;
  return null;
}
