import { limits, type ReportDocument } from 'pest-sdk';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Field } from '../../primitives/field/Field';
import { Row } from '../../primitives/layout/Row';
import { Stack } from '../../primitives/layout/Stack';
import { Segmented } from '../../primitives/segmented/Segmented';
import { Text } from '../../primitives/text/Text';
import { TextInput } from '../../primitives/text-input/TextInput';
import { FileUpload } from '../../primitives/upload/FileUpload';
import { named } from '../../theme/named';
import { useHostCall } from '../../widget/useHostCall';
import type { ReportBuilderProps } from '../ReportBuilder.types';
import { papers, type ReportLayout } from '../report/report-layout';
import type { ReportBuilderState } from '../writing/useReportBuilder';
import { layoutDialogMessages } from './LayoutDialog.messages';

interface LayoutDialogProps {
  readonly props: Pick<ReportBuilderProps, 'onSaveLayout' | 'onLogoUpload' | 'onError' | 'describeError'>;
  readonly builder: Pick<ReportBuilderState, 'layout' | 'setLayout'>;
  readonly document: ReportDocument;
  readonly onClose: () => void;
}

/** What the colour field shows while there is no colour of one's own. */
const usual = '#0b6b4b';

/**
 * Paper, logo, colour, head and foot; each change is seen on the paper behind at once. Where the host keeps the layout,
 * changes that were not saved are discarded.
 */
export function LayoutDialog({ props, builder, document, onClose }: LayoutDialogProps) {
  const t = useMessages(layoutDialogMessages);
  const { layout, setLayout } = builder;
  const [before] = useState(layout);
  const saving = useHostCall('report-builder', 'layout', props);
  const { onSaveLayout, onLogoUpload } = props;
  const set = (change: Partial<ReportLayout>) => setLayout({ ...layout, ...change });
  const giveUp = () => {
    if (onSaveLayout) setLayout(before);
    onClose();
  };
  const save = async () => {
    if (await saving.run((call) => onSaveLayout?.(layout, document, call))) onClose();
  };
  const { paper = 'A4', accent, header = '', footer = '' } = layout;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && giveUp()}>
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
                    value={/^#[\da-f]{6}$/i.test(accent ?? '') && accent ? accent : usual}
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
            {onLogoUpload ? (
              <LogoPicture logo={layout.logo} upload={onLogoUpload} onChange={(logo) => set({ logo })} />
            ) : (
              <LogoAddress logo={layout.logo} onChange={(logo) => set({ logo })} />
            )}
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
            {onSaveLayout && (
              <Text as="p" size="sm" tone="muted">
                {t('layout.next')}
              </Text>
            )}
            {saving.refusal && (
              <Text as="p" tone="danger" role="alert">
                {saving.refusal}
              </Text>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          {onSaveLayout ? (
            <>
              <Button onClick={giveUp}>{t('layout.cancel')}</Button>
              <Button variant="primary" loading={saving.pending} onClick={() => void save()}>
                {t('layout.save')}
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={onClose}>
              {t('layout.close')}
            </Button>
          )}
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface LogoProps {
  readonly logo: ReportLayout['logo'];
  readonly onChange: (logo: string | undefined) => void;
}

function LogoAddress({ logo, onChange }: LogoProps) {
  const t = useMessages(layoutDialogMessages);
  return (
    <Field label={t('layout.logo')} help={t('layout.logoHelp')}>
      {(ids) => (
        <TextInput {...ids} inputMode="url" value={logo ?? ''} onChange={(next) => onChange(next || undefined)} />
      )}
    </Field>
  );
}

const megabyte = 1024 * 1024;
const pictures = ['image/png', 'image/jpeg'];

function LogoPicture({
  logo,
  upload,
  onChange,
}: LogoProps & { readonly upload: NonNullable<ReportBuilderProps['onLogoUpload']> }) {
  const t = useMessages(layoutDialogMessages);
  return (
    <Stack gap={2}>
      {logo && (
        <Row gap={3}>
          <Shown src={logo} alt={t('layout.logo.picture')} />
          <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
            {t('layout.logo.remove')}
          </Button>
        </Row>
      )}
      <FileUpload
        label={t('layout.logo.choose')}
        help={t('layout.logo.help', { size: limits.imageBytes / megabyte })}
        accept={pictures}
        maxBytes={limits.imageBytes}
        downscale
        upload={upload}
        onUploaded={onChange}
      />
    </Stack>
  );
}

const Shown = styled.img.withConfig(named('LayoutLogo'))`
  max-width: 160px;
  max-height: 48px;
  background: #fff;
`;
