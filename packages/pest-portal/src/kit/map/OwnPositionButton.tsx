import { Button, Row, Text } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { mapMessages } from './map.messages';
import { readOwnPosition } from './own-position';
import type { Place } from './place';

interface OwnPositionButtonProps {
  readonly onFound: (place: Place) => void;
}

/** Whoever stands at the site need not look for it. */
export function OwnPositionButton({ onFound }: OwnPositionButtonProps) {
  const t = useT(mapMessages);
  const [asking, setAsking] = useState(false);
  const [words, setWords] = useState('');
  const ask = async () => {
    setAsking(true);
    setWords('');
    const found = await readOwnPosition();
    setAsking(false);
    if (typeof found === 'string') return setWords(t(`place.here.${found}`));
    onFound({ latitude: found.latitude, longitude: found.longitude });
    setWords(t('place.here.found', { metres: Math.max(1, Math.round(found.accuracy)) }));
  };
  return (
    <Row gap={2}>
      <Button size="sm" loading={asking} onClick={ask}>
        {t('place.here')}
      </Button>
      <Text size="sm" tone="muted" role="status">
        {words}
      </Text>
    </Row>
  );
}
