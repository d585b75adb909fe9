import { useQuery } from '@tanstack/react-query';
import { fetched } from 'pest-ui';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { mapQuery } from './map.queries';
import type { Place } from './place';

const StillMap = fetched(() => import('./StillMap'), 'StillMap');

interface SiteMapProps {
  readonly place: Place;
  readonly name: string;
}

/** Where a site is on the installation's map; nothing where it has none. */
export function SiteMap({ place, name }: SiteMapProps) {
  const { data } = useQuery(mapQuery);
  if (!data?.provider) return null;
  return (
    <Room>
      <Suspense fallback={null}>
        <StillMap provider={data.provider} place={place} name={name} />
      </Suspense>
    </Room>
  );
}

const Room = styled.div`
  display: flex;
  flex-direction: column;
  height: 260px;
`;
