import { useQuery } from '@tanstack/react-query';
import { query } from '#kit/ui/data/query.ts';
import { getTeamwork } from '../../../pipeline-contract.ts';

/** What colleagues wrote about an applicant and did. */
export const useTeamwork = (id: number) => useQuery(query(getTeamwork, { params: { id } }));
