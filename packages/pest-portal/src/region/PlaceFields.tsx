import { Text } from 'pest-ui';
import { useT } from '../base/i18n';
import { type FieldBinding, fieldsWithin } from '../form/field-binding';
import { Pair } from '../form/Pair';
import { TextField } from '../form/TextField';
import { MapLink } from './MapLink';
import { pastedPlace, placeOf, type TypedPlace } from './place';
import { regionMessages } from './region.messages';

interface PlaceFieldsProps {
  readonly field: FieldBinding<TypedPlace>;
  /** What is marked on the map. */
  readonly name: string;
}

/** Where a site is on the map: both numbers typed, or pasted at once as maps hand them out. */
export function PlaceFields({ field, name }: PlaceFieldsProps) {
  const t = useT(regionMessages);
  const place = fieldsWithin(field);
  const latitude = place('latitude');
  const shown = placeOf(field.value);
  const type = (text: string) => {
    const both = pastedPlace(text);
    if (both) field.onChange(both);
    else latitude.onChange(text);
  };
  return (
    <div>
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
    </div>
  );
}
