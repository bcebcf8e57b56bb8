import { IconPhotoUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#kit/ui/data/api.ts';
import { keyOf, mutation, query } from '#kit/ui/data/query.ts';
import { usePictureUrl } from '#kit/ui/data/usePictureUrl.ts';
import { PictureField } from '#kit/ui/inputs/picture/PictureField.tsx';
import { getCompanyLogo, setCompanyLogo } from '../contract.ts';
import type { OwnCompany } from '../shapes.ts';

type LogoFieldProps = { company: OwnCompany; onChange: (company: OwnCompany) => void };

/** The URL of the company's logo. Until the company is active, loading it needs the token, which an `img` cannot send. */
function useOwnLogo({ id, logo_url, status }: OwnCompany): string | undefined {
  const isPublic = status === 'active';
  const args = { params: { id } };
  const { data } = useQuery({
    ...query(getCompanyLogo, args),
    queryKey: [...keyOf(getCompanyLogo, args), logo_url],
    enabled: logo_url !== null && !isPublic,
  });
  const src = usePictureUrl(data);
  return logo_url === null ? undefined : isPublic ? logo_url : src;
}

/** Uploads, crops, replaces or removes the company's logo. */
export function LogoField({ company, onChange }: LogoFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const src = useOwnLogo(company);
  const save = useMutation(
    mutation((logo: File | null) => call(setCompanyLogo, { params: { id: company.id }, body: {}, files: logo ? { logo } : {} }), {
      success: ({ data: { change } }, logo) =>
        change?.state === 'waiting' && 'logo_url' in change.after
          ? 'Logo sent for approval'
          : logo
            ? 'Logo saved'
            : 'Logo removed',
      onSuccess: ({ data }) => onChange(data),
      onError: (problem) => {
        if (!(problem instanceof ApiError && problem.errors.logo)) return false;
        setError(problem.errors.logo.join(' '));
        return true;
      },
    }),
  );
  return (
    <PictureField
      noun="logo"
      shape="square"
      src={src}
      alt={company.logo_url ? `Logo of ${company.name}` : ''}
      has_picture={company.logo_url !== null}
      busy={save.isPending}
      error={error}
      placeholder={<IconPhotoUp aria-hidden />}
      onChange={async (logo) => {
        setError(null);
        await save.mutateAsync(logo).catch(() => {});
      }}
    />
  );
}
