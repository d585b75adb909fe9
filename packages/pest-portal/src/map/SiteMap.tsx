import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { MapLink } from './MapLink';
import { mapQuery } from './map.queries';
import type { Place } from './place';

const StillMap = lazy(async () => ({ default: (await import('./StillMap')).StillMap }));

interface SiteMapProps {
  readonly place: Place;
  readonly name: string;
}

/** Where a site is: on the installation's map, if it has one, and in a public one that knows the way. */
export function SiteMap({ place, name }: SiteMapProps) {
  const { data } = useQuery(mapQuery);
  return (
    <>
      {data?.provider && (
        <Room>
          <Suspense fallback={null}>
            <StillMap provider={data.provider} place={place} name={name} />
          </Suspense>
        </Room>
      )}
      <MapLink place={place} name={name} />
    </>
  );
}

const Room = styled.div`
  height: 220px;
`;
