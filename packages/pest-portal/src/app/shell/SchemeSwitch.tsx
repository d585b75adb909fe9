import { IconButton, moonIcon, Popover, RadioGroup, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { chooseScheme, schemes, useScheme } from '../../base/scheme';
import { schemeMessages } from './scheme.messages';

/** Light, dark, or as the system has it. */
export function SchemeSwitch() {
  const t = useT(schemeMessages);
  const scheme = useScheme();
  return (
    <Popover
      placement="bottom-end"
      label={t('scheme.title')}
      trigger={(trigger) => <IconButton {...trigger} icon={moonIcon} label={t('scheme.title')} />}
    >
      {() => (
        <Sheet>
          <RadioGroup
            label={t('scheme.title')}
            value={scheme}
            options={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
            onChange={chooseScheme}
          />
        </Sheet>
      )}
    </Popover>
  );
}

const Sheet = styled.div`
  min-width: 160px;
  padding: ${token.space[3]} ${token.space[4]};
`;
