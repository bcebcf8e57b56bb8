export { withoutRank } from '../translation/ranks.ts';
export { findService } from '../translation/services.ts';
export { wordsOf } from '../translation/words.ts';
