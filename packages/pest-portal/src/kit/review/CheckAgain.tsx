import { useQueryClient } from '@tanstack/react-query';
import { Button, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { reviewMessages } from './review.messages';

/** Asks where the review stands now; says so where nothing has changed. */
export function CheckAgain({ refetch }: { readonly refetch: () => Promise<unknown> }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [checkedAt, setCheckedAt] = useState<string | null>(null);
  const ask = async () => {
    setAsking(true);
    await Promise.all([refetch(), queryClient.invalidateQueries({ queryKey: ['auth'] })]);
    setAsking(false);
    setCheckedAt(new Date().toISOString());
  };
  return (
    <>
      <Button variant="primary" loading={asking} onClick={() => void ask()}>
        {t('review.again')}
      </Button>
      <Text as="p" size="sm" tone="muted" role="status">
        {checkedAt !== null && t('review.again.same', { time: format.time(checkedAt) })}
      </Text>
    </>
  );
}
