import { Text } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { MapFrame, type MapProvider } from './MapFrame';
import { mapMessages } from './map.messages';
import type { Place } from './place';

interface StillMapProps {
  readonly provider: MapProvider;
  readonly place: Place;
  readonly name: string;
}

export function StillMap({ provider, place, name }: StillMapProps) {
  const t = useT(mapMessages);
  const [zoom, setZoom] = useState(14);
  const [pictures, setPictures] = useState(true);
  const view = { center: place, zoom };
  return (
    <>
      <MapFrame
        still
        provider={provider}
        label={t('map.of', { name })}
        view={view}
        onView={(change) => setZoom(change(view).zoom)}
        onPictures={setPictures}
      />
      <Text as="p" size="sm" tone="warning" role="status">
        {!pictures && t('map.of.noPictures')}
      </Text>
    </>
  );
}
