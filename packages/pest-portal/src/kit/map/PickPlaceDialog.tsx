import { Button, Dialog, Notice, Stack, Text } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { MapFrame, type MapProvider, type MapView } from './MapFrame';
import { mapMessages } from './map.messages';
import { OwnPositionButton } from './OwnPositionButton';
import { type Place, roundedPlace } from './place';

export interface PickPlaceDialogProps {
  readonly provider: MapProvider;
  readonly place: Place | null;
  readonly onTake: (place: Place) => void;
  readonly onClose: () => void;
}

/** Most sites are in one country: a place that is not known yet is looked for from above all of it. */
const wholeCountry: MapView = { center: { latitude: 35.5, longitude: 105 }, zoom: 4 };
/** Single buildings. */
const closeBy = 16;

/** A place is chosen by moving the map until the pin is on it. */
export function PickPlaceDialog({ provider, place, onTake, onClose }: PickPlaceDialogProps) {
  const t = useT(mapMessages);
  const [view, setView] = useState<MapView>(() => (place ? { center: place, zoom: closeBy } : wholeCountry));
  const [pictures, setPictures] = useState(true);
  const chosen = roundedPlace(view.center);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('map.title')}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={3}>
            <Text as="p" tone="muted">
              {t('map.hint')} {provider.coordinates === 'gcj02' && t('map.gcj02')}
            </Text>
            {!pictures && <Notice tone="warning">{t('map.noPictures')}</Notice>}
            <Room>
              <MapFrame
                provider={provider}
                label={t('map.label')}
                view={view}
                onView={setView}
                onPictures={setPictures}
                onEnter={() => onTake(chosen)}
              />
            </Room>
            <Text as="p" role="status">
              {t('map.at', { latitude: chosen.latitude.toFixed(6), longitude: chosen.longitude.toFixed(6) })}
            </Text>
            <OwnPositionButton onFound={(center) => setView({ center, zoom: closeBy })} />
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{t('map.cancel')}</Button>
          <Button variant="primary" onClick={() => onTake(chosen)}>
            {t('map.take')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Room = styled.div`
  height: clamp(200px, 48vh, 480px);
`;
