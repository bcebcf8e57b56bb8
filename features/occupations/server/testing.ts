export { withoutRank } from '../translation/ranks.ts';
export { findService } from '../translation/services.ts';
export { readBritishNames, readOccupations } from '../translation/tables.ts';
export { wordsOf } from '../translation/words.ts';
