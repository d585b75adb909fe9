import { Button, Text } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { fromGcj02, isInChina } from './gcj02';
import { mapMessages } from './map.messages';
import { metresBetween, type Place, roundedPlace } from './place';

interface GridChangeProps {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

/** Numbers copied from a Chinese map lie some hundred metres beside the site. What was converted once is not offered again. */
export function GridChange({ place, onChange }: GridChangeProps) {
  const t = useT(mapMessages);
  const [converted, setConverted] = useState<{ readonly to: Place; readonly metres: number } | null>(null);
  if (converted && isSame(converted.to, place)) {
    return (
      <Text size="sm" tone="muted" role="status">
        {t('place.gcj02.done', { metres: converted.metres })}
      </Text>
    );
  }
  if (!isInChina(place)) return null;
  const convert = () => {
    const to = roundedPlace(fromGcj02(place));
    setConverted({ to, metres: Math.round(metresBetween(place, to)) });
    onChange(to);
  };
  return (
    <Button size="sm" variant="ghost" title={t('place.gcj02.help')} onClick={convert}>
      {t('place.gcj02')}
    </Button>
  );
}

function isSame(one: Place, other: Place): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude;
}
