import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Row } from '../../primitives/layout/Row';
import { Text } from '../../primitives/text/Text';
import { handsMessages } from './hands.messages';
import type { DeviceCreation } from './useCreateDevices';

/** How far the creating of devices is, and which of them were refused. */
export function CreationState({ progress, stop, refused }: DeviceCreation) {
  const t = useMessages(handsMessages);
  return (
    <>
      {progress && (
        <Row role="status">
          <Text>{t('hands.creating', { done: progress.done + 1, count: progress.count })}</Text>
          <Button size="sm" onClick={stop}>
            {t('hands.stop')}
          </Button>
        </Row>
      )}
      {refused.length > 0 && (
        <Text as="div" tone="danger" role="alert">
          {t('hands.refused', { count: refused.length })}
          <ul>
            {refused.map(({ device, why }) => (
              <li key={device.id}>{t('hands.refusedOne', { code: device.code, why: why ?? '' })}</li>
            ))}
          </ul>
        </Text>
      )}
    </>
  );
}
