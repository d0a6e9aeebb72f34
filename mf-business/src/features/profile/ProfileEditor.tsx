import { useQuery } from '@tanstack/react-query';
import { Card } from 'mf-shared/ui/Card';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useState } from 'react';
import { ProfileForm } from './ProfileForm.tsx';
import { profileQuery } from './queries.ts';

/** Collapsible form for name, pitches, prices and hours. */
export function ProfileEditor({ businessId }: { businessId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(profileQuery(businessId));
  const [generation, setGeneration] = useState(0);
  const reload = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) setGeneration((n) => n + 1);
  };
  return (
    <Card as="div" padding="md">
      <Disclosure summary="Profil, sahalar, fiyatlar ve saatler">
        {isError && !data ? (
          <ErrorState
            message="Profil bilgileri alınamadı."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : data ? (
          <ProfileForm
            key={generation}
            businessId={businessId}
            profile={data}
            onReload={() => void reload()}
          />
        ) : (
          <div aria-busy="true">
            <Skeleton height="20rem" />
          </div>
        )}
      </Disclosure>
    </Card>
  );
}
