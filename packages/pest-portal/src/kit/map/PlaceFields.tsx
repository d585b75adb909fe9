import { useQuery } from '@tanstack/react-query';
import { joinParts } from 'pest-sdk';
import { Button, fetched, Row, Stack, Text } from 'pest-ui';
import { Suspense, useState } from 'react';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { type FieldBinding, fieldsWithin } from '../form/field-binding';
import { Pair } from '../form/Pair';
import { TextField } from '../form/TextField';
import { useDescribed } from '../form/useDescribed';
import { GridChange } from './GridChange';
import { MapLink } from './MapLink';
import { mapMessages } from './map.messages';
import { mapQuery } from './map.queries';
import { OwnPositionButton } from './OwnPositionButton';
import { type Place, pastedPlace, placeOf, roundedPlace, type TypedPlace, typedPlace } from './place';

const PickPlaceDialog = fetched(() => import('./PickPlaceDialog'), 'PickPlaceDialog');

interface PlaceFieldsProps {
  readonly field: FieldBinding<TypedPlace>;
  /** What is marked on the map. */
  readonly name: string;
}

/** Where a site is on the map: chosen there, read from this device, typed, or pasted as maps hand both numbers out. */
export function PlaceFields({ field, name }: PlaceFieldsProps) {
  const t = useT(mapMessages);
  const place = fieldsWithin(field);
  const latitude = place('latitude');
  const shown = placeOf(field.value);
  useDescribed(field, { label: joinParts([t('place.latitude'), t('place.longitude')], language) });
  const take = (found: Place) => field.onChange(typedPlace(roundedPlace(found)));
  const type = (text: string) => {
    const both = pastedPlace(text);
    if (both) field.onChange(both);
    else latitude.onChange(text);
  };
  return (
    <Stack gap={2}>
      <Pair>
        <TextField
          label={t('place.latitude')}
          field={{ ...latitude, onChange: type }}
          required={false}
          autoComplete="off"
        />
        <TextField
          label={t('place.longitude')}
          field={place('longitude')}
          required={false}
          inputMode="decimal"
          autoComplete="off"
        />
      </Pair>
      <Text as="p" size="xs" tone="muted">
        {t('place.help')} {shown && <MapLink place={shown} name={name} />}
      </Text>
      <Row gap={2}>
        <MapChoice place={shown} onTake={take} />
        <OwnPositionButton onFound={take} />
        {shown && <GridChange place={shown} onChange={take} />}
      </Row>
    </Stack>
  );
}

interface MapChoiceProps {
  readonly place: Place | null;
  readonly onTake: (place: Place) => void;
}

/** Nothing where the installation has no map. */
function MapChoice({ place, onTake }: MapChoiceProps) {
  const t = useT(mapMessages);
  const [open, setOpen] = useState(false);
  const { data } = useQuery(mapQuery);
  if (!data?.provider) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('place.choose')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PickPlaceDialog
            provider={data.provider}
            place={place}
            onTake={(taken) => {
              onTake(taken);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
