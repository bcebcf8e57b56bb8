export { BackupError } from './format.ts';
export { openBackup } from './read.ts';
export { restoreBackup } from './restore.ts';
export { writeBackup } from './write.ts';
