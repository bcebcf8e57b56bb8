import type { ArgsOf } from '#kit/contract/route.ts';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { CompanyPeopleSearch, findCompanyUsers } from '../contract.ts';

/** The call for the company's people at an address. The router's loader prefetches it. */
export function companyPeopleCall(raw: Readonly<Record<string, unknown>>) {
  const { page, search, status, admin, joined_on, approved_on, approved_by } = readSearch(CompanyPeopleSearch, raw);
  const args: ArgsOf<typeof findCompanyUsers> = {
    query: { page },
    body: {
      company_users: [],
      approved_by: approved_by ?? '',
      joined_on: joined_on ?? '',
      approved_on: approved_on ?? '',
      search,
      status: status ?? '',
      admin: admin ?? '',
      company_id: [],
    },
  };
  return [findCompanyUsers, args] as const;
}
