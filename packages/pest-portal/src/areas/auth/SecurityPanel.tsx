import { Section, Stack } from 'pest-ui';
import { useT } from '../../base/i18n';
import { OwnSessions } from './OwnSessions';
import { Passkeys } from './Passkeys';
import { SecondFactor } from './SecondFactor';
import { securityMessages } from './security.messages';

/** How a person signs in, and where they are signed in. Loaded where it is opened. */
export default function SecurityPanel() {
  const t = useT(securityMessages);
  return (
    <Stack gap={6}>
      <Section title={t('security.factor')}>
        <SecondFactor />
      </Section>
      <Section title={t('security.passkeys')}>
        <Passkeys />
      </Section>
      <Section title={t('security.sessions')}>
        <OwnSessions />
      </Section>
    </Stack>
  );
}
