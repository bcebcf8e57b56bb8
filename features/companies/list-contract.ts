import { searchFields } from '#kit/contract/url-search.ts';
import { findCompanies } from './contract.ts';

/** The address of `/companies`. A file of its own, because first visits of other pages load the contract. */
export const CompanyListSearch = searchFields(findCompanies.query);
