import { useQuery } from '@tanstack/react-query';
import { keyOf, query } from '#kit/ui/data/query.ts';
import { usePictureUrl } from '#kit/ui/data/usePictureUrl.ts';
import { getProfilePicture } from '../../profile-contract.ts';

/** What an `img` shows of the signed-in person's picture. @param address `profile_picture.original_url`, null without a picture */
export function useOwnPicture(address: string | null): string | undefined {
  const { data } = useQuery({
    ...query(getProfilePicture),
    queryKey: [...keyOf(getProfilePicture), address],
    enabled: address !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return usePictureUrl(address === null ? undefined : data);
}
