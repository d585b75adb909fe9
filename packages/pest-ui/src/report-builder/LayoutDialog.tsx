import { useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { Dialog } from '../primitives/dialog/Dialog';
import { Field } from '../primitives/field/Field';
import { Row } from '../primitives/layout/Row';
import { Stack } from '../primitives/layout/Stack';
import { Segmented } from '../primitives/segmented/Segmented';
import { TextInput } from '../primitives/text-input/TextInput';
import { layoutDialogMessages } from './LayoutDialog.messages';
import { papers, type ReportLayout } from './report-layout';

interface LayoutDialogProps {
  readonly layout: ReportLayout;
  readonly onChange: (layout: ReportLayout) => void;
  readonly onClose: () => void;
}

/** What the colour field shows while there is no colour of one's own. */
const usual = '#0b6b4b';

/** Paper, logo, colour, head and foot; each change is seen on the paper behind at once. */
export function LayoutDialog({ layout, onChange, onClose }: LayoutDialogProps) {
  const t = useMessages(layoutDialogMessages);
  const set = (change: Partial<ReportLayout>) => onChange({ ...layout, ...change });
  const { paper = 'A4', accent, logo = '', header = '', footer = '' } = layout;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('layout.title')}</Dialog.Header>
        <Dialog.Body>
          <Stack>
            <Segmented
              label={t('layout.paper')}
              value={paper}
              options={papers.map((value) => ({ value, label: t(`layout.paper.${value}`) }))}
              onChange={(next) => set({ paper: next })}
            />
            <Field label={t('layout.accent')}>
              {(ids) => (
                <Row gap={2}>
                  <input
                    {...ids}
                    type="color"
                    value={/^#[\da-f]{6}$/i.test(accent ?? '') ? accent : usual}
                    onChange={(event) => set({ accent: event.target.value })}
                  />
                  {accent && (
                    <Button size="sm" variant="ghost" onClick={() => set({ accent: undefined })}>
                      {t('layout.accent.reset')}
                    </Button>
                  )}
                </Row>
              )}
            </Field>
            <Field label={t('layout.logo')} help={t('layout.logoHelp')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  inputMode="url"
                  value={logo}
                  onChange={(next) => set({ logo: next || undefined })}
                />
              )}
            </Field>
            <Field label={t('layout.header')} help={t('layout.headerHelp')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  maxLength={100}
                  value={header}
                  onChange={(next) => set({ header: next || undefined })}
                />
              )}
            </Field>
            <Field label={t('layout.footer')}>
              {(ids) => (
                <TextInput
                  {...ids}
                  maxLength={100}
                  value={footer}
                  onChange={(next) => set({ footer: next || undefined })}
                />
              )}
            </Field>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="primary" onClick={onClose}>
            {t('layout.close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
