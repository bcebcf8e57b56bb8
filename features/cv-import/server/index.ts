export { refuseFile, refuseWhenBusy } from './messages.ts';
export { cvParser, type Format } from './parse-pool.ts';
